import { repeat } from './canvas.ts'
import { oklch } from './colour.ts'
import { floating, glint, type Place, standing } from './placed.ts'
import type { Scene } from './scene.ts'

/** One symbol of a banner; its place is given for the middle of the art at (0, 0), feet down. */
interface Part extends Place {
  symbol: string
  /** Stands on the ground with a cast shadow, instead of floating. */
  grounded?: boolean
}

export interface Banner {
  /** OKLCH hues of the ground's light and depth. */
  hues: readonly [light: number, deep: number]
  parts: readonly Part[]
}

interface Frame {
  width: number
  height: number
  /** Where the middle of the art stands, and how large it is drawn. */
  x: number
  y: number
  scale: number
}

/** For desktops: words at the left, art at the right. */
const WIDE: Frame = { width: 1240, height: 360, x: 905, y: 186, scale: 1 }

/** For phones: the art looks in at the lower right, below the words. */
const TALL: Frame = { width: 390, height: 260, x: 316, y: 188, scale: 0.47 }

/** For links that are shared: the art in the middle of the shape that messengers show. */
const CARD: Frame = { width: 1200, height: 630, x: 600, y: 310, scale: 1.7 }

const FRAMES = { wide: WIDE, tall: TALL, card: CARD }

/**
 * A banner's art without words: a dark ground with rings, light behind the symbols, and the symbols. A phone's leaves out
 * what is out of focus: so near the words it would look like dirt.
 */
export function bannerScene(banner: Banner, shape: keyof typeof FRAMES): Scene {
  const frame = FRAMES[shape]
  const shown = banner.parts.filter(({ soft }) => shape !== 'tall' || !soft)
  const parts = shown.map((part) => drawn(part, frame)).join('')
  const { x, y, scale } = frame
  const glints = `${glint(x - 150 * scale, y - 96 * scale, 22 * scale)}${glint(x + 212 * scale, y + 6 * scale, 15 * scale)}`
  return { width: frame.width, height: frame.height, body: backdrop(banner.hues, frame) + parts + glints }
}

function drawn(part: Part, { x, y, scale }: Frame): string {
  const place = { ...part, x: x + part.x * scale, y: y + part.y * scale, size: part.size * scale }
  return part.grounded ? standing(part.symbol, place) : floating(part.symbol, place)
}

function backdrop([light, deep]: Banner['hues'], { width, height, x, y, scale }: Frame): string {
  const stops = [
    [0, oklch(0.52, 0.11, deep)],
    [0.3, oklch(0.42, 0.085, deep)],
    [0.62, oklch(0.31, 0.055, deep)],
    [1, oklch(0.235, 0.035, deep)],
  ].map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
  const gold = oklch(0.88, 0.13, light)
  const rings = repeat(
    26,
    (ring) =>
      `<circle cx="${x}" cy="${y}" r="${(52 + ring * 36) * scale}" fill="none" stroke="${gold}" stroke-width="1.2" opacity="${Math.max(0.09, 0.34 - ring * 0.012).toFixed(3)}"/>`,
  )
  const halo = `<radialGradient id="halo"><stop stop-color="${gold}" stop-opacity=".7"/><stop offset=".5" stop-color="${gold}" stop-opacity=".34"/><stop offset="1" stop-color="${gold}" stop-opacity="0"/></radialGradient>`
  const reach = shapeReach(width, scale)
  return `<radialGradient id="room" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach}">${stops.join('')}</radialGradient>${halo}<rect width="${width}" height="${height}" fill="url(#room)"/>${rings}<ellipse cx="${x}" cy="${y - 4 * scale}" rx="${235 * scale}" ry="${190 * scale}" fill="url(#halo)"/>`
}

function shapeReach(width: number, scale: number): number {
  return Math.max(width * 0.72, 400 * scale)
}
