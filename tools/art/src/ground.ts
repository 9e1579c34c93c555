import { oklch } from './colour.ts'

export interface Ground {
  width: number
  height: number
  /** Where the light stands. */
  x: number
  y: number
  /** OKLCH hues of the light and of the depth around it. */
  hues: readonly [light: number, deep: number]
  /** 1 is a cover's brightness; a dark room is about 0.5. */
  brightness?: number
}

/** A radial ground from a bright hue to a deep one. Patterns go over it, `vignette` over both. */
export function ground({ width, height, x, y, hues, brightness = 1 }: Ground): string {
  const [light, deep] = hues
  const between = deep + ((((light - deep + 540) % 360) - 180) * 2) / 5
  const stops = [
    [0, oklch(0.86 * brightness, 0.19, light)],
    [0.3, oklch(0.72 * brightness, 0.22, between)],
    [0.66, oklch(0.55 * brightness, 0.22, deep)],
    [1, oklch(0.36 * brightness, 0.17, deep)],
  ]
  const reach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y))
  return `<radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach}">${stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')}</radialGradient><rect width="${width}" height="${height}" fill="url(#ground)"/>`
}

/** Darkness towards the feet and corners, and light behind the symbol at (x, y). */
export function vignette({ width, height, x, y, hues }: Ground): string {
  const glow = oklch(0.87, 0.18, hues[0])
  const dark = oklch(0.16, 0.08, hues[1])
  const halo = Math.min(width, height) * 0.5
  return `<radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${halo}"><stop stop-color="${glow}" stop-opacity=".8"/><stop offset=".5" stop-color="${glow}" stop-opacity=".34"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${halo}" fill="url(#halo)"/><linearGradient id="floor" x1="0" x2="0" y1="0" y2="1"><stop offset=".62" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity=".72"/></linearGradient><rect width="${width}" height="${height}" fill="url(#floor)"/>`
}
