import { type Fraction, fraction, fromDecimal } from '../exact/fraction.ts'
import { atOnce } from './at-once.ts'
import type { Ending, InstantGame } from './instant-game.ts'
import { entryOf, itemAt } from './lookup.ts'
import { writeMultiple } from './multiple.ts'
import { type WheelRisk, type WheelSize, wheelSegments, wheelSizes } from './wheel-segments.ts'

export type WheelChoice = { readonly segments: WheelSize; readonly risk: WheelRisk }

/** The segment at which the wheel stands, 0 being the first of `wheelMultiples`. */
export type WheelView = { readonly segment: number; readonly multiple: string }

/** One draw: the segment. */
export const wheel: InstantGame<WheelChoice, never, WheelView> = atOnce((choice, draw) => {
  const pays = wheelMultiples(choice)
  const segment = draw(pays.length)
  const won = itemAt(pays, segment)
  return { view: { segment, multiple: writeMultiple(won) }, won }
})

/** What the segments pay, in their order on the wheel. Throws `RangeError` for a choice that is not allowed. */
export function wheelMultiples({ segments, risk }: WheelChoice): Fraction[] {
  const segmentsOf = entryOf(wheelSegments, risk)
  if (!wheelSizes.includes(segments)) throw new RangeError(`no wheel has ${segments} segments`)
  return segmentsOf(segments).map(fromDecimal)
}

export function wheelEndings(choice: WheelChoice): Ending[] {
  const pays = wheelMultiples(choice)
  return pays.map((won) => ({ won, chance: fraction(1n, BigInt(pays.length)) }))
}
