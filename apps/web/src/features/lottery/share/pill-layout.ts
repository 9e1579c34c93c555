/** Numbers of a prize, and what the prize is called; of a draw of balls there is one without a name. */
export type PictureRow = { readonly label?: string; readonly numbers: readonly string[] }

/** A number in its place: the middle of its pill, and how wide that is. */
export type Pill = { readonly text: string; readonly x: number; readonly width: number }

/** A line of the picture: the name of a prize, or numbers beside each other. `y` is its upper edge. */
export type PictureLine =
  | { readonly kind: 'label'; readonly y: number; readonly text: string }
  | { readonly kind: 'pills'; readonly y: number; readonly pills: readonly Pill[] }

export type PillLayout = {
  /** Of the numbers, in pixels; a name has `LABEL_SIZE` of it. */
  readonly size: number
  readonly lines: readonly PictureLine[]
  readonly height: number
}

type Room = { readonly width: number; readonly height: number }

/** How wide a text is at a size, in pixels. */
type Measure = (text: string, size: number) => number

/** Sizes that are tried, the largest first. */
const SIZES = [76, 64, 54, 46, 40, 34, 28, 24]
export const LABEL_SIZE = 0.62
/** The height of a pill, and what lies between pills and between rows, in sizes. */
export const PILL_HEIGHT = 1.7
const GAP = 0.3

/** Puts the numbers of a draw into the middle of a picture, as large as there is room for. */
export function layoutPills(rows: readonly PictureRow[], room: Room, measure: Measure): PillLayout {
  const layouts = SIZES.map((size) => layoutAt(rows, { width: room.width, size, measure }))
  const [smallest] = layouts.slice(-1)
  const fits = layouts.find((one) => one.height <= room.height) ?? smallest
  if (!fits) throw new Error('no size to lay numbers out in')
  return fits
}

type At = { readonly width: number; readonly size: number; readonly measure: Measure }

function layoutAt(rows: readonly PictureRow[], at: At): PillLayout {
  const { size } = at
  const lines: PictureLine[] = []
  let y = 0
  for (const { label, numbers } of rows) {
    if (label !== undefined) {
      lines.push({ kind: 'label', y, text: label })
      y += size * (LABEL_SIZE + GAP)
    }
    for (const pills of linesOfPills(numbers, at)) {
      lines.push({ kind: 'pills', y, pills })
      y += size * (PILL_HEIGHT + GAP)
    }
    y += size * GAP
  }
  return { size, lines, height: y }
}

/** Pills beside each other in lines, each line in the middle. A single figure is a ball. */
function linesOfPills(numbers: readonly string[], { width, size, measure }: At): readonly (readonly Pill[])[] {
  const gap = size * GAP
  const lines: { pills: { text: string; width: number }[]; width: number }[] = []
  for (const text of numbers) {
    const own = Math.max(size * PILL_HEIGHT, measure(text, size) + size)
    const line = lines.at(-1)
    if (line && line.width + gap + own <= width) {
      line.pills.push({ text, width: own })
      line.width += gap + own
    } else lines.push({ pills: [{ text, width: own }], width: own })
  }
  return lines.map((line) => {
    let left = (width - line.width) / 2
    return line.pills.map(({ text, width: own }) => {
      const x = left + own / 2
      left += own + gap
      return { text, x, width: own }
    })
  })
}
