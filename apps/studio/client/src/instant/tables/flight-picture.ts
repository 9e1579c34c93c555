import type { Look } from './flight-look.ts'
import { markStep, type Point, type Way } from './flight-way.ts'
import { trimmed } from './limbo-target.ts'

export type Size = { readonly width: number; readonly height: number }
export type Spot = { readonly x: number; readonly y: number }

/** Where a point of the way lies on a board of that size. */
export const spotOf = ({ width, height }: Size, { from, to }: Look, { across, out }: Point): Spot => ({
  x: width * (from[0] + (to[0] - from[0]) * across),
  y: height * (from[1] + (to[1] - from[1]) * out),
})

/** Where the craft flies at the tip of its way, in radians from the right; clockwise, as the board is measured. */
export function headingOf(size: Size, look: Look, { points }: Way): number {
  const [before, tip] = points.slice(-2).map((point) => spotOf(size, look, point))
  return before && tip ? Math.atan2(tip.y - before.y, tip.x - before.x) : 0
}

type Canvas = { readonly pen: CanvasRenderingContext2D; readonly size: Size; readonly look: Look }

/** What a mark needs, in pixels. */
const MARK_ROOM = 24

/** Lines at round multiples, which move together as the picture grows. */
export function paintMarks({ pen, size, look }: Canvas, { scale }: Way, font: string): void {
  const room = Math.abs(look.to[1] - look.from[1]) * size.height
  const step = markStep(scale.gain, Math.max(2, Math.floor(room / MARK_ROOM)))
  pen.font = `600 ${Math.max(11, Math.min(14, size.width / 50))}px ${font}`
  pen.fillStyle = 'rgb(255 255 255 / 72%)'
  pen.strokeStyle = 'rgb(255 255 255 / 16%)'
  pen.lineWidth = 1
  pen.setLineDash([2, 7])
  for (let gain = step; gain <= scale.gain * 1.02; gain += step) {
    const { x, y } = spotOf(size, look, { across: 0, out: gain / scale.gain })
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(size.width, y)
    pen.stroke()
    pen.fillText(`×${trimmed(Math.round(100 + gain * 100))}`, size.width * 0.025, y + 4)
  }
  pen.setLineDash([])
}

/** The way that was flown, brighter towards its tip, and a light between it and where it began. */
export function paintWay({ pen, size, look }: Canvas, { points }: Way): void {
  const spots = points.map((point) => spotOf(size, look, point))
  const [first, tip] = [spots[0], spots.at(-1)]
  if (!first || !tip || tip.x === first.x) return
  const light = pen.createLinearGradient(0, first.y, 0, tip.y)
  light.addColorStop(0, 'transparent')
  light.addColorStop(1, look.under)
  pen.fillStyle = light
  trace(pen, spots)
  pen.lineTo(tip.x, first.y)
  pen.closePath()
  pen.fill()

  const line = pen.createLinearGradient(first.x, first.y, tip.x, tip.y)
  line.addColorStop(0, look.line[0])
  line.addColorStop(1, look.line[1])
  pen.strokeStyle = line
  pen.lineCap = 'round'
  // A wide faint stroke is the glow: a shadow would cost a slow phone its frames.
  for (const [width, alpha] of GLOW) {
    pen.globalAlpha = alpha
    pen.lineWidth = width
    trace(pen, spots)
    pen.stroke()
  }
  pen.globalAlpha = 1
}

const GLOW = [
  [16, 0.14],
  [9, 0.25],
  [4, 1],
] as const

function trace(pen: CanvasRenderingContext2D, spots: readonly Spot[]): void {
  pen.beginPath()
  for (const { x, y } of spots) pen.lineTo(x, y)
}
