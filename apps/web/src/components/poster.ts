import { qrPath } from '@sanuk/ui/qr-path'

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
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  const font = getComputedStyle(document.documentElement).fontFamily
  await document.fonts.ready
  drawGround(pen)
  pen.textAlign = 'center'
  pen.fillStyle = '#f3b73e'
  pen.font = `700 64px ${font}`
  pen.fillText(name, WIDTH / 2, 150)
  pen.fillStyle = '#ffffff'
  pen.font = `600 52px ${font}`
  writeLines(pen, title)
  drawCode(pen, link)
  pen.fillStyle = '#ffffff'
  pen.font = `700 88px ${font}`
  pen.fillText(code, WIDTH / 2, 1230)
  await save(canvas, `${name}-${code}.png`)
}

function drawGround(pen: CanvasRenderingContext2D): void {
  const ground = pen.createLinearGradient(0, 0, WIDTH, HEIGHT)
  ground.addColorStop(0, '#17142a')
  ground.addColorStop(0.6, '#0f3d33')
  ground.addColorStop(1, '#0b7a55')
  pen.fillStyle = ground
  pen.fillRect(0, 0, WIDTH, HEIGHT)
}

/** Breaks between words, where the language has them; a line is never wider than the picture. */
function writeLines(pen: CanvasRenderingContext2D, text: string): void {
  const lines: string[] = []
  for (const { segment } of new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' }).segment(text)) {
    const line = `${lines.at(-1) ?? ''}${segment}`
    if (lines.length > 0 && pen.measureText(line).width <= WIDTH - 160) lines[lines.length - 1] = line
    else lines.push(segment.trimStart())
  }
  lines.forEach((line, at) => {
    pen.fillText(line, WIDTH / 2, 260 + at * 70)
  })
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

async function save(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('the picture could not be written')
  const address = URL.createObjectURL(picture)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
