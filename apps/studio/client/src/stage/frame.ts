import type { Texture } from 'pixi.js'
import { drawn } from './drawn.ts'
import type { Place } from './place.ts'

/** Room around the frame for its shadow. */
export const FRAME_MARGIN = 48

/** The ground behind the symbols: a dark lacquered cabinet, each reel a shallow drum. */
export function drawWindow(place: Place, reels: number, resolution: number): Texture {
  const { width, height } = place
  return drawn({ width, height, resolution }, (context) => {
    const ground = context.createRadialGradient(width / 2, height * 0.45, 0, width / 2, height / 2, width * 0.62)
    ground.addColorStop(0, '#4a2610')
    ground.addColorStop(0.6, '#341a0b')
    ground.addColorStop(1, '#221006')
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
    for (let reel = 0; reel < reels; reel += 1) drawDrum(context, reel * place.cell.width, place)
  })
}

function drawDrum(context: CanvasRenderingContext2D, x: number, { cell, height }: Place): void {
  const shine = context.createLinearGradient(x, 0, x + cell.width, 0)
  shine.addColorStop(0, 'rgb(0 0 0 / .34)')
  shine.addColorStop(0.14, 'rgb(255 190 110 / .02)')
  shine.addColorStop(0.5, 'rgb(255 196 120 / .09)')
  shine.addColorStop(0.86, 'rgb(255 190 110 / .02)')
  shine.addColorStop(1, 'rgb(0 0 0 / .34)')
  context.fillStyle = shine
  context.fillRect(x, 0, cell.width, height)
}

/** What lies over the symbols: shade where the drums turn away, and the gaps between them. */
export function drawShade(place: Place, reels: number, resolution: number): Texture {
  const { width, height, cell } = place
  return drawn({ width, height, resolution }, (context) => {
    const shade = context.createLinearGradient(0, 0, 0, height)
    shade.addColorStop(0, 'rgb(14 5 0 / .72)')
    shade.addColorStop(0.13, 'rgb(14 5 0 / .12)')
    shade.addColorStop(0.24, 'rgb(14 5 0 / 0)')
    shade.addColorStop(0.8, 'rgb(14 5 0 / 0)')
    shade.addColorStop(1, 'rgb(14 5 0 / .6)')
    context.fillStyle = shade
    context.fillRect(0, 0, width, height)
    for (let reel = 1; reel < reels; reel += 1) drawGap(context, reel * cell.width, height)
  })
}

function drawGap(context: CanvasRenderingContext2D, x: number, height: number): void {
  context.fillStyle = 'rgb(12 5 1 / .92)'
  context.fillRect(x - 1.5, 0, 3, height)
  const edge = context.createLinearGradient(0, 0, 0, height)
  edge.addColorStop(0, 'rgb(255 205 120 / 0)')
  edge.addColorStop(0.5, 'rgb(255 205 120 / .3)')
  edge.addColorStop(1, 'rgb(255 205 120 / 0)')
  context.fillStyle = edge
  context.fillRect(x - 2.5, 0, 1, height)
  context.fillRect(x + 1.5, 0, 1, height)
}

const GOLD = [
  [0, '#fff3c4'],
  [0.04, '#fbdc86'],
  [0.2, '#eab64c'],
  [0.42, '#b97d18'],
  [0.5, '#d99f36'],
  [0.68, '#a5690f'],
  [0.86, '#7d4a08'],
  [1, '#b98228'],
] as const

/** The frame of gold with its shadow on the wall and on the drums. */
export function drawFrame(place: Place, resolution: number): Texture {
  const { rim } = place
  const width = place.width + rim * 2
  const height = place.height + rim * 2
  const size = { width: width + FRAME_MARGIN * 2, height: height + FRAME_MARGIN * 2, resolution }
  return drawn(size, (context) => {
    context.translate(FRAME_MARGIN, FRAME_MARGIN)
    const outer = rim * 1.55
    const inner = rim * 0.75
    context.save()
    context.shadowColor = 'rgb(0 0 0 / .6)'
    context.shadowBlur = 34 * resolution
    context.shadowOffsetY = 14 * resolution
    context.fillStyle = metal(context, height)
    ring(context, { x: 0, y: 0, width, height, radius: outer }, { inset: rim, radius: inner })
    context.fill('evenodd')
    context.restore()
    ring(context, { x: 0, y: 0, width, height, radius: outer }, { inset: rim, radius: inner })
    context.fillStyle = metal(context, height)
    context.fill('evenodd')
    edges(context, { width, height, rim, outer, inner })
  })
}

function metal(context: CanvasRenderingContext2D, height: number): CanvasGradient {
  const gold = context.createLinearGradient(0, 0, height * 0.16, height)
  for (const [at, colour] of GOLD) gold.addColorStop(at, colour)
  return gold
}

type Rounded = { x: number; y: number; width: number; height: number; radius: number }

function ring(context: CanvasRenderingContext2D, box: Rounded, hole: { inset: number; radius: number }): void {
  const { inset, radius } = hole
  context.beginPath()
  context.roundRect(box.x, box.y, box.width, box.height, box.radius)
  context.roundRect(box.x + inset, box.y + inset, box.width - inset * 2, box.height - inset * 2, radius)
}

type Rim = { width: number; height: number; rim: number; outer: number; inner: number }

/** Bevels: light along the outer edge, a groove in the middle, a dark lip towards the drums. */
function edges(context: CanvasRenderingContext2D, { width, height, rim, outer, inner }: Rim): void {
  const line = (inset: number, radius: number, [colour, thickness]: readonly [string, number]) => {
    context.beginPath()
    context.roundRect(inset, inset, width - inset * 2, height - inset * 2, radius)
    context.strokeStyle = colour
    context.lineWidth = thickness
    context.stroke()
  }
  line(0.75, outer, ['rgb(255 247 214 / .75)', 1.5])
  line(rim * 0.3, outer * 0.85, ['rgb(92 50 2 / .35)', 1])
  line(rim * 0.3 + 1, outer * 0.85, ['rgb(255 236 176 / .35)', 1])
  line(rim - 2.5, inner + 1, ['rgb(255 231 160 / .55)', 1.2])
  line(rim - 0.5, inner, ['rgb(40 18 0 / .95)', 2.5])
}
