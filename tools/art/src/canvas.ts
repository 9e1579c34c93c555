/** The area a pattern fills, the point it grows from and a repeatable source of chance. */
export interface Canvas {
  width: number
  height: number
  x: number
  y: number
  random: () => number
  /** OKLCH hues of the light and of the depth, for the few patterns that are a place and have colours of their own. */
  hues: readonly [light: number, deep: number]
}

/** A way of filling a canvas: answers SVG, mostly in white and black of little opacity. */
export type Draw = (canvas: Canvas) => string

/** Draws a shape `count` times around a circle; the shape learns its angle and the angle to the next, in radians. */
export function around(count: number, shape: (angle: number, step: number) => string): string {
  const step = (Math.PI * 2) / count
  return Array.from({ length: count }, (_, i) => shape(i * step - Math.PI / 2, step)).join('')
}

/** A point as path text, `radius` away from the canvas's own point at an angle in radians. */
export function at({ x, y }: { x: number; y: number }, radius: number, angle: number): string {
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
}

/** Text made for each of `count` numbers from 0. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: Math.ceil(count) }, (_, index) => make(index)).join('')
}
