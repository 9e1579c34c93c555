import { qrPath } from '@sanuk/ui/qr-path'
import { linesOf, openPicture, PICTURE_COLOURS, pngOf, saveFile } from './picture-canvas.ts'

const WIDTH = 1080
const HEIGHT = 1350
const QR = 620

type Poster = {
  readonly link: string
  /** Of the brand. */
  readonly name: string
  readonly title: string
  readonly code: string
}

/** Draws a picture that leads to the invitation, and saves it on the device. */
export async function savePoster({ link, name, title, code }: Poster): Promise<void> {
  const picture = await openPicture(WIDTH, HEIGHT)
  const { pen, font } = picture
  pen.fillStyle = PICTURE_COLOURS.name
  pen.font = `700 64px ${font}`
  pen.fillText(name, WIDTH / 2, 150)
  pen.fillStyle = PICTURE_COLOURS.text
  pen.font = `600 52px ${font}`
  linesOf(pen, title, WIDTH - 160).forEach((line, at) => {
    pen.fillText(line, WIDTH / 2, 260 + at * 70)
  })
  drawCode(pen, link)
  pen.fillStyle = PICTURE_COLOURS.text
  pen.font = `700 88px ${font}`
  pen.fillText(code, WIDTH / 2, 1230)
  saveFile(await pngOf(picture), `${name}-${code}.png`)
}

function drawCode(pen: CanvasRenderingContext2D, link: string): void {
  const { side, path } = qrPath(link)
  const [left, top] = [(WIDTH - QR) / 2, 470]
  pen.fillStyle = '#ffffff'
  pen.beginPath()
  pen.roundRect(left, top, QR, QR, 36)
  pen.fill()
  pen.save()
  pen.translate(left, top)
  pen.scale(QR / side, QR / side)
  pen.fillStyle = '#000000'
  pen.fill(new Path2D(path))
  pen.restore()
}
