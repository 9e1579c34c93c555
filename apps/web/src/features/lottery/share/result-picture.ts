import {
  linesOf,
  openPicture,
  PICTURE_COLOURS,
  type PictureCanvas,
  pngOf,
  saveFile,
} from '../../../components/picture-canvas.ts'
import { LABEL_SIZE, layoutPills, PILL_HEIGHT, type PictureRow, type PillLayout } from './pill-layout.ts'

/** What a picture of a result says. Nothing of it is about a member but what a ticket won. */
export type ResultPicture = {
  /** Of the brand. */
  readonly brand: string
  readonly game: string
  /** Which draw it is, and when it was made. */
  readonly issue: string
  readonly time: string
  readonly rows: readonly PictureRow[]
  /** That the result was made up. */
  readonly simulated?: string | undefined
  /** What a ticket won. */
  readonly won?: string | undefined
}

const WIDTH = 1080
const HEIGHT = 1350
const EDGE = 80
const NUMBERS_FROM = 430
const NUMBERS_UNTIL = 1130

/** Draws a result as a picture, as PNG. */
export async function drawResultPicture(content: ResultPicture): Promise<Blob> {
  const picture = await openPicture(WIDTH, HEIGHT)
  const { pen, font } = picture
  write(picture, { text: content.brand, y: 130, look: `700 60px ${font}`, colour: PICTURE_COLOURS.name })
  write(picture, { text: content.game, y: 240, look: `700 68px ${font}`, colour: PICTURE_COLOURS.text })
  const issue = `${content.issue} · ${content.time}`
  write(picture, { text: issue, y: 325, look: `500 40px ${font}`, colour: PICTURE_COLOURS.quiet })
  if (content.simulated) {
    write(picture, { text: content.simulated, y: 385, look: `600 36px ${font}`, colour: PICTURE_COLOURS.name })
  }
  const measure = (text: string, size: number) => {
    pen.font = `700 ${size}px ${font}`
    return pen.measureText(text).width
  }
  const room = { width: WIDTH - 2 * EDGE, height: NUMBERS_UNTIL - NUMBERS_FROM }
  drawNumbers(picture, layoutPills(content.rows, room, measure))
  if (content.won) {
    write(picture, { text: content.won, y: 1250, look: `700 76px ${font}`, colour: PICTURE_COLOURS.name })
  }
  return pngOf(picture)
}

type Writing = { readonly text: string; readonly y: number; readonly look: string; readonly colour: string }

/** Writes in the middle, the first line only where it is too wide. */
function write({ pen }: PictureCanvas, { text, y, look, colour }: Writing): void {
  pen.font = look
  pen.fillStyle = colour
  pen.textBaseline = 'alphabetic'
  pen.fillText(linesOf(pen, text, WIDTH - 2 * EDGE)[0] ?? '', WIDTH / 2, y, WIDTH - 2 * EDGE)
}

function drawNumbers({ pen, font }: PictureCanvas, { lines, size, height }: PillLayout): void {
  const top = NUMBERS_FROM + Math.max(0, (NUMBERS_UNTIL - NUMBERS_FROM - height) / 2)
  pen.textBaseline = 'middle'
  for (const line of lines) {
    if (line.kind === 'label') {
      pen.font = `600 ${size * LABEL_SIZE}px ${font}`
      pen.fillStyle = PICTURE_COLOURS.quiet
      pen.fillText(line.text, WIDTH / 2, top + line.y + (size * LABEL_SIZE) / 2)
      continue
    }
    const high = size * PILL_HEIGHT
    pen.font = `700 ${size}px ${font}`
    for (const { text, x, width } of line.pills) {
      pen.fillStyle = PICTURE_COLOURS.ball
      pen.beginPath()
      pen.roundRect(EDGE + x - width / 2, top + line.y, width, high, high / 2)
      pen.fill()
      pen.fillStyle = PICTURE_COLOURS.figure
      pen.fillText(text, EDGE + x, top + line.y + high / 2)
    }
  }
}

/** Hands a picture to the device's window for sharing, or saves it where there is none that takes files. */
export async function shareOrSave(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type })
  const content = { files: [file] }
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(content)) return saveFile(picture, name)
  try {
    await navigator.share(content)
  } catch (fault) {
    // Closing the device's window is no fault. A device that will not share now can save still.
    if (!(fault instanceof DOMException && fault.name === 'AbortError')) saveFile(picture, name)
  }
}
