import { isCalm } from './calm.ts'
import { createDust } from './foil-dust.ts'
import { paintFoil } from './foil-picture.ts'
import { createWear, type Place, SIDE } from './foil-wear.ts'

/** How broad the coin is, in fields. */
const RADIUS = 0.27
const WIPE_MS = 240

type Layers = { readonly foil: HTMLCanvasElement; readonly dust: HTMLCanvasElement }
type Told = { readonly text: string; readonly onUncover: (field: number) => void }

/** Lays foil over a card. What is rubbed comes off, and what is left of a field once most of it is gone. */
export function layFoil({ foil, dust }: Layers, { text, onUncover }: Told) {
  const side = Math.round(foil.clientWidth * Math.min(2, devicePixelRatio))
  for (const layer of [foil, dust]) [layer.width, layer.height] = [side, side]
  const hue = getComputedStyle(foil).getPropertyValue('--hue-light') || '95'
  const paint = foil.getContext('2d')
  if (paint) paintFoil(paint, { side, hue, text })
  const shavings = createDust(dust, [`oklch(88% 0.05 ${hue})`, `oklch(72% 0.07 ${hue})`, `oklch(97% 0.02 ${hue})`])
  const rub = createWear()
  const toPixels = ({ x, y }: Place) => ({ x: (x * side) / SIDE, y: (y * side) / SIDE })
  return {
    rub: (from: Place, to: Place) => {
      if (paint) takeOff(paint, [toPixels(from), toPixels(to)], (RADIUS * side) / SIDE)
      if (!isCalm()) shavings.fly(toPixels(to))
      for (const field of rub(from, to, RADIUS)) {
        if (paint) wipe(paint, field, side / SIDE)
        onUncover(field)
      }
    },
    stop: shavings.stop,
  }
}

/** A stroke with a ragged edge: a thin one beside the broad one leaves crumbs between them. */
function takeOff(paint: CanvasRenderingContext2D, [from, to]: readonly [Place, Place], radius: number): void {
  paint.save()
  paint.globalCompositeOperation = 'destination-out'
  paint.lineCap = 'round'
  for (const [shift, width] of [
    [0, 1.7],
    [-0.86, 0.22],
    [0.93, 0.16],
  ] as const) {
    paint.lineWidth = radius * width
    paint.beginPath()
    paint.moveTo(from.x + shift * radius, from.y - shift * radius)
    paint.lineTo(to.x + shift * radius, to.y - shift * radius)
    paint.stroke()
  }
  paint.restore()
}

function wipe(paint: CanvasRenderingContext2D, field: number, cell: number): void {
  const [left, top] = [(field % SIDE) * cell, Math.floor(field / SIDE) * cell]
  if (isCalm()) {
    paint.clearRect(left, top, cell, cell)
    return
  }
  const began = performance.now()
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - began) / WIPE_MS))
    paint.save()
    paint.beginPath()
    paint.rect(left, top, cell, cell)
    paint.clip()
    paint.globalCompositeOperation = 'destination-out'
    paint.beginPath()
    paint.arc(left + cell / 2, top + cell / 2, cell * 0.75 * part, 0, Math.PI * 2)
    paint.fill()
    paint.restore()
    if (part < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
