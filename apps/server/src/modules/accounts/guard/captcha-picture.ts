import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { DIGITS, pointsOf } from './captcha-digits.ts'

/** The picture's size in pixels: twice what it is shown at. */
const WIDTH = 320
const HEIGHT = 112

type Warp = (x: number, y: number) => [number, number]

/** A number between two others, of the operating system's chance. */
const between = (least: number, most: number): number => least + ((most - least) * randomInt(1_000_000)) / 1_000_000

/**
 * Draws digits as a hand does that is in a hurry: each leans, turns and swells as it likes, waves run through all of
 * them, lines of the same pen cross them. Answers a PNG.
 */
export async function drawDigits(text: string): Promise<Buffer> {
  const wave = waving()
  const hue = randomInt(360)
  const step = WIDTH / (text.length + 0.6)
  const digits = [...text].map((digit, place) => digitPath(Number(digit), { left: step * (place + 0.42), step, wave }))
  const lines = Array.from({ length: 4 }, () => linePath(wave))
  const dots = Array.from({ length: 90 }, () => dot(hue))
  const strokes = [...digits, ...lines].map(
    ({ path, width }) => `<path d="${path}" stroke-width="${width.toFixed(1)}" stroke="hsl(${hue} 45% 26%)"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="hsl(${(hue + 40) % 360} 40% 94%)"/>${dots.join('')}
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 1, colours: 16, dither: 0 }).toBuffer()
}

/** Waves of a random kind, the same for the whole picture. */
function waving(): Warp {
  const [phaseX, phaseY] = [between(0, 6.28), between(0, 6.28)]
  const [lengthX, lengthY] = [between(60, 100), between(30, 50)]
  const [heightX, heightY] = [between(3, 5), between(4, 7)]
  return (x, y) => [
    x + heightX * Math.sin(y / lengthY + phaseX),
    y + heightY * Math.sin(x / lengthX + phaseY) + 2 * Math.sin(x / 17 + phaseX),
  ]
}

function digitPath(digit: number, { left, step, wave }: { left: number; step: number; wave: Warp }) {
  const [width, height] = [step * between(0.55, 0.74), HEIGHT * between(0.5, 0.62)]
  const [turn, lean] = [between(-0.18, 0.18), between(-0.15, 0.15)]
  const [middleX, middleY] = [left + step * between(0.34, 0.5), HEIGHT * between(0.44, 0.56)]
  const place: Warp = (x, y) => {
    const [across, down] = [(x - 0.5) * width + lean * (0.5 - y) * height, (y - 0.5) * height]
    return wave(
      middleX + across * Math.cos(turn) - down * Math.sin(turn),
      middleY + across * Math.sin(turn) + down * Math.cos(turn),
    )
  }
  const strokes = DIGITS[digit] ?? []
  const path = strokes.map((stroke) => pathThrough(pointsOf(stroke).map(([x, y]) => place(x, y)))).join('')
  return { path, width: between(6, 8.5) }
}

/** A line that crosses the digits. */
function linePath(wave: Warp) {
  const heights = Array.from({ length: 4 }, () => HEIGHT * between(0.12, 0.88))
  const [y0 = 0, y1 = 0, y2 = 0, y3 = 0] = heights
  const curve = [0, y0, WIDTH * 0.33, y1, WIDTH * 0.66, y2, WIDTH, y3]
  return { path: pathThrough(pointsOf(curve).map(([x, y]) => wave(x, y))), width: between(2, 3.4) }
}

function dot(hue: number): string {
  const [x, y, radius] = [between(0, WIDTH), between(0, HEIGHT), between(0.8, 2.4)]
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="hsl(${hue} 35% 50%)"/>`
}

const pathThrough = (points: readonly [number, number][]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
