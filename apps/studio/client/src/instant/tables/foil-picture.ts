import { fields, SIDE } from './foil-wear.ts'

type Paint = CanvasRenderingContext2D

/** What foil looks like: the hue of its metal, and what is printed on it. */
type Foil = { readonly side: number; readonly hue: string; readonly text: string }

/** Covers the whole square with metal, printed as on a card that is bought. */
export function paintFoil(paint: Paint, foil: Foil): void {
  paintMetal(paint, foil)
  paintWaves(paint, foil)
  for (const field of fields) paintSeal(paint, foil, field)
  paintText(paint, foil)
}

function paintMetal(paint: Paint, { side, hue }: Foil): void {
  const metal = paint.createLinearGradient(0, 0, side, side)
  const bands = [86, 72, 90, 76, 94, 74, 88, 70, 84]
  for (const [at, light] of bands.entries())
    metal.addColorStop(at / (bands.length - 1), `oklch(${light}% 0.055 ${hue})`)
  paint.fillStyle = metal
  paint.fillRect(0, 0, side, side)
}

/** Fine lines that wind through each other, as on bank notes. */
function paintWaves(paint: Paint, { side, hue }: Foil): void {
  paint.lineWidth = side / 700
  for (let line = 0; line < 46; line += 1) {
    paint.strokeStyle = line % 2 === 0 ? `oklch(98% 0.02 ${hue} / 42%)` : `oklch(42% 0.06 ${hue} / 26%)`
    paint.beginPath()
    for (let step = 0; step <= 60; step += 1) {
      const x = (step / 60) * side
      const swing = Math.sin(step / 4.6 + line * 0.42) + Math.cos(step / 8.3 - line * 0.31)
      paint.lineTo(x, (line / 45) * side + swing * side * 0.02)
    }
    paint.stroke()
  }
}

/** A pressed star in a ring over each field. */
function paintSeal(paint: Paint, { side, hue }: Foil, field: number): void {
  const cell = side / SIDE
  const [x, y] = [((field % SIDE) + 0.5) * cell, (Math.floor(field / SIDE) + 0.5) * cell]
  for (const [shift, colour] of [
    [cell / 90, `oklch(99% 0.02 ${hue} / 85%)`],
    [0, `oklch(52% 0.08 ${hue} / 80%)`],
  ] as const) {
    paint.strokeStyle = colour
    paint.fillStyle = colour
    paint.lineWidth = cell / 50
    paint.beginPath()
    paint.arc(x + shift, y + shift, cell * 0.36, 0, Math.PI * 2)
    paint.stroke()
    paint.beginPath()
    for (let tip = 0; tip < 10; tip += 1) {
      const [reach, angle] = [cell * (tip % 2 === 0 ? 0.24 : 0.1), (tip / 5) * Math.PI - Math.PI / 2]
      paint.lineTo(x + shift + Math.cos(angle) * reach, y + shift + Math.sin(angle) * reach)
    }
    paint.fill()
  }
}

/** Along both seams between the rows. */
function paintText(paint: Paint, { side, hue, text }: Foil): void {
  paint.font = `700 ${side / 24}px "Anuphan Variable", sans-serif`
  paint.textAlign = 'center'
  paint.textBaseline = 'middle'
  for (const row of [1, 2]) {
    const y = (row * side) / SIDE
    paint.fillStyle = `oklch(90% 0.04 ${hue} / 88%)`
    paint.fillRect(0, y - side / 32, side, side / 16)
    paint.fillStyle = `oklch(36% 0.08 ${hue})`
    paint.fillText(`${text}  ✦  ${text}  ✦  ${text}`, side / 2, y, side * 0.96)
  }
}
