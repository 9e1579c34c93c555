/** A picture that is drawn on the device. */
export type PictureCanvas = {
  readonly canvas: HTMLCanvasElement
  readonly pen: CanvasRenderingContext2D
  /** The typeface of the site. */
  readonly font: string
}

/** What a picture is drawn in. Its ground is dark in both themes. */
export const PICTURE_COLOURS = {
  name: '#f3b73e',
  text: '#ffffff',
  quiet: '#c9d8d0',
  ball: '#ffffff',
  figure: '#17142a',
}

/** A ground of so many pixels, once the site's typeface is there. */
export async function openPicture(width: number, height: number): Promise<PictureCanvas> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  const font = getComputedStyle(document.documentElement).fontFamily
  await document.fonts.ready
  const ground = pen.createLinearGradient(0, 0, width, height)
  ground.addColorStop(0, '#17142a')
  ground.addColorStop(0.6, '#0f3d33')
  ground.addColorStop(1, '#0b7a55')
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  pen.textAlign = 'center'
  return { canvas, pen, font }
}

/** Breaks a text between words, where the language has them, into lines of at most so many pixels; one word may be wider. */
export function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const { segment } of new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' }).segment(text)) {
    const line = `${lines.at(-1) ?? ''}${segment}`
    if (lines.length > 0 && pen.measureText(line).width <= width) lines[lines.length - 1] = line
    else lines.push(segment.trimStart())
  }
  return lines
}

export async function pngOf({ canvas }: Pick<PictureCanvas, 'canvas'>): Promise<Blob> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('the picture could not be written')
  return picture
}

/** Saves a file on the device. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
