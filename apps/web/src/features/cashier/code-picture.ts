import { qrPath } from '@sanuk/ui/qr-path'

type CodePicture = {
  readonly payload: string
  readonly heading: string
  readonly amount: string
  readonly reference: string
}

const WIDTH = 720
const HEAD = 88
const SIDE = 640
const FOOT = 152
const FONT = '"Anuphan Variable", sans-serif'

/** Draws a payment code as a PNG on white: heading, QR, amount and reference. */
export async function drawCodePicture({ payload, heading, amount, reference }: CodePicture): Promise<Blob> {
  await document.fonts.load(`600 32px ${FONT}`, heading)
  const canvas = new OffscreenCanvas(WIDTH, HEAD + SIDE + FOOT)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  fill(pen, '#ffffff', [0, 0, WIDTH, canvas.height])
  fill(pen, '#14201c', [0, 0, WIDTH, HEAD])
  write(pen, heading, { at: HEAD / 2, size: 34, ink: '#ffffff' })
  drawCode(pen, payload)
  write(pen, amount, { at: HEAD + SIDE + 40, size: 48, ink: '#101413' })
  write(pen, reference, { at: HEAD + SIDE + 100, size: 28, ink: '#5f655f' })
  return canvas.convertToBlob({ type: 'image/png' })
}

type Pen = OffscreenCanvasRenderingContext2D

function fill(pen: Pen, colour: string, [x, y, width, height]: [number, number, number, number]): void {
  pen.fillStyle = colour
  pen.fillRect(x, y, width, height)
}

function write(pen: Pen, text: string, { at, size, ink }: { at: number; size: number; ink: string }): void {
  pen.fillStyle = ink
  pen.font = `600 ${size}px ${FONT}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, WIDTH / 2, at)
}

/** Whole pixels to a module, so that no edge is blurred. */
function drawCode(pen: Pen, payload: string): void {
  const { side, path } = qrPath(payload)
  const scale = Math.floor(SIDE / side)
  const inset = (SIDE - side * scale) / 2
  pen.save()
  pen.translate(Math.round((WIDTH - SIDE) / 2 + inset), Math.round(HEAD + inset))
  pen.scale(scale, scale)
  pen.fillStyle = '#101413'
  pen.fill(new Path2D(path))
  pen.restore()
}
