import type { Spot } from '../spots.ts'

/** What follows where a wheel stops, beside what its faces pay. */
type Second<Face extends string> =
  /** One of the faces takes no bets: a multiplier is drawn there, and the wheel turns again among the others. */
  | { readonly kind: 'encore'; readonly face: Face; readonly multipliers: readonly number[] }
  /** Some faces pay a prize to one that is drawn when the wheel stops there, each of their list alike. */
  | { readonly kind: 'prizes'; readonly prizes: { readonly [face in Face]?: readonly number[] } }

/** A wheel of segments that are all alike likely, or whatever else draws one of many. Plain data. */
export type Wheel<Face extends string = string> = {
  readonly code: string
  /** The faces that take bets, in the order of the table. */
  readonly faces: readonly Face[]
  /** What a face pays to one. Faces with prizes pay those instead. */
  readonly odds: { readonly [face in Face]?: number }
  /** The face of each segment, clockwise from the top. */
  readonly segments: readonly Face[]
  readonly second: Second<Face>
}

/** The segments at which a wheel may stop when it turns again: all whose face takes bets, by their place from 0. */
export const ordinarySegments = ({ segments, faces }: Wheel): readonly number[] =>
  segments.flatMap((face, at) => (faces.includes(face) ? [at] : []))

/** The face that won, and the multiplier of its odds or the prize in their place; 1 where there is neither. */
export type WheelCondition = `${string}-x${number}`

/** The pay table of a wheel: a spot for each face that takes bets, under its name. Throws for a face that pays nothing. */
export const wheelSpots = (wheel: Wheel): readonly Spot<WheelCondition>[] =>
  wheel.faces.map((face) => ({
    code: face,
    group: 'face',
    pays: factorsOf(wheel, face).map((factor) => ({
      when: `${face}-x${factor}`,
      odds: String(oddsAt(wheel, face, factor)),
    })),
  }))

/** Every multiplier or prize with which a face may win, the lowest first. */
function factorsOf({ second }: Wheel, face: string): readonly number[] {
  const drawn = second.kind === 'encore' ? [1, ...second.multipliers] : (second.prizes[face] ?? [1])
  return [...new Set(drawn)].toSorted((one, other) => one - other)
}

/** What a face pays to one. Throws where it has neither odds nor prizes. */
export function oddsAt({ code, odds, second }: Wheel, face: string, factor: number): number {
  if (second.kind === 'prizes' && second.prizes[face]) return factor
  const once = odds[face]
  if (once === undefined) throw new Error(`${face} of ${code} has neither odds nor prizes`)
  return once * factor
}
