/** Heights are in cells above a symbol's place; times in milliseconds. */

/** How symbols fall: their weight, in cells a second each second, and how much later each one lets go. */
export type FallPace = {
  readonly weight: number
  /** Than the one below it. */
  readonly stagger: number
  /** Than the reel to its left. */
  readonly wave: number
}

export const FALL_PACES: Readonly<Record<'normal' | 'quick', FallPace>> = {
  normal: { weight: 58, stagger: 36, wave: 48 },
  quick: { weight: 120, stagger: 10, wave: 0 },
}

/** How much of its speed a symbol keeps when it bounces, once. */
const SPRING = 0.24

/** For how long a symbol that hits the ground is pressed, and how flat. */
const PRESS_MS = 130
const PRESS = 0.13

/** A symbol on its way down. */
export type Drop = { readonly height: number; readonly delay: number; readonly weight: number }

/** The drops of a reel's symbols, the lowest of them first. `from` is by row, the place of the reel from the left. */
export function dropsOf(from: readonly number[], { weight, stagger, wave }: FallPace, reel: number): readonly Drop[] {
  const moving = from.flatMap((source, row) => (source === row ? [] : [row]))
  return from.map((source, row) => {
    const above = Math.max(0, moving.toReversed().indexOf(row))
    return { height: row - source, delay: reel * wave + above * stagger, weight }
  })
}

/** When a drop first meets its place. */
export function meets({ height, delay, weight }: Drop): number {
  return delay + Math.sqrt((2 * height) / weight) * 1000
}

/** When it lies still. */
export function rests(drop: Drop): number {
  if (drop.height === 0) return 0
  return meets(drop) + Math.max(PRESS_MS, 2 * SPRING * (meets(drop) - drop.delay))
}

/** How high it is: falls freely, then bounces once. */
export function heightAt(drop: Drop, ms: number): number {
  const { height, delay, weight } = drop
  const falling = meets(drop) - delay
  const fallen = (ms - delay) / 1000
  if (fallen <= 0) return height
  if (ms < meets(drop)) return height - (weight * fallen ** 2) / 2
  const bounced = (ms - meets(drop)) / 1000
  return Math.max(0, (SPRING * weight * falling * bounced) / 1000 - (weight * bounced ** 2) / 2)
}

/** How tall it looks, as a part of itself: pressed for a moment when it meets the ground. */
export function tallnessAt(drop: Drop, ms: number): number {
  const pressed = (ms - meets(drop)) / PRESS_MS
  if (drop.height === 0 || pressed <= 0 || pressed >= 1) return 1
  return 1 - PRESS * Math.min(1, 0.4 + drop.height / 4) * Math.sin(pressed * Math.PI)
}
