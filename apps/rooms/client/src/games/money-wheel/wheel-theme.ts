import type { Wheel } from '@sanuk/engines/live/money-wheel/spots'
import type { ComponentType } from 'react'
import type { Say } from '../../words.ts'

/** How one of the wheels looks: what is on it, and how its faces are drawn and called. */
export type WheelTheme = {
  readonly wheel: Wheel
  /** A drawing of a face in a square of 24 around its middle; it goes into an SVG. */
  readonly Drawing: ComponentType<{ readonly face: string }>
  /** What a face is called; its code where the words know none. */
  readonly faceName: (say: Say, face: string) => string
}

/** What is drawn by a second draw on a face: multipliers of an encore, or prizes. Empty where there is none. */
export function secondDrawOf({ second }: Wheel, face: string): readonly number[] {
  if (second.kind === 'prizes') return second.prizes[face] ?? []
  return second.face === face ? second.multipliers : []
}

/** How a multiplier or a prize is written. */
export const factorText = (say: Say, { second }: Wheel, factor: string | number): string =>
  say(second.kind === 'encore' ? 'rooms-money-wheel.times' : 'rooms-money-wheel.prize', { factor })
