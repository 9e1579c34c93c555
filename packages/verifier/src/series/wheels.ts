import { LOST, type Pays } from './dice.ts'

/** What is on the segments of one letter: the spot that wins there, and what it pays to one, or the prizes drawn for it. */
type Field = { readonly spot: string; readonly pays: number | readonly number[] }

/** A wheel as this program knows it: a letter for each segment, clockwise. Where `*` stands it turns again. */
export type PaidWheel = {
  readonly segments: string
  readonly fields: Readonly<Record<string, Field>>
  /** By which the odds are multiplied when it has turned again. */
  readonly again: readonly number[]
}

/** Where a wheel stopped, as a table shows it. */
export type Stop = { readonly segment: number; readonly multiplier: number | null; readonly next: number | null }

export const RAMWONG: PaidWheel = {
  segments: 'CDDCDFCDDLCDCG*FDDCDCDDFCDCMLDDCDFCDDCDC*GFDDCLDCDDFCD',
  fields: {
    D: { spot: 'drum', pays: 1 },
    C: { spot: 'cymbals', pays: 2 },
    F: { spot: 'flower', pays: 7 },
    L: { spot: 'lantern', pays: 15 },
    G: { spot: 'garland', pays: 23 },
    M: { spot: 'moon', pays: 46 },
  },
  again: [2, 2, 3],
}

export const GEMS: PaidWheel = {
  segments: 'TJJTJCJATSJJTRJJTCJJTAJJTJJDSCTJJTJAJTJCJRTJJTSJJATCJJ',
  fields: {
    J: { spot: 'jade', pays: 1 },
    T: { spot: 'topaz', pays: 3 },
    A: { spot: 'amethyst', pays: 12 },
    S: { spot: 'sapphire', pays: 16 },
    R: { spot: 'ruby', pays: 25 },
    D: { spot: 'diamond', pays: 50 },
    C: { spot: 'chest', pays: [5, 8, 5, 12, 6, 10, 8, 20] },
  },
  again: [],
}

/** A tree of envelopes is drawn like a wheel. */
export const RED_ENVELOPES: PaidWheel = {
  segments: 'RROGPRRORGOPYRROGRROPRGO',
  fields: {
    R: { spot: 'red', pays: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2] },
    O: { spot: 'orange', pays: [2, 2, 2, 3, 3, 5] },
    G: { spot: 'green', pays: [3, 4, 4, 8] },
    P: { spot: 'purple', pays: [5, 5, 10] },
    Y: { spot: 'gold', pays: [15, 15, 18, 40] },
  },
  again: [],
}

const fieldAt = ({ segments, fields }: PaidWheel, segment: number): Field | undefined => fields[segments[segment] ?? '']

/** Turns a wheel: a number for the segment, one for what is drawn there, and one where it turns again. */
export function turnWheel(wheel: PaidWheel, below: (bound: number) => number): Stop {
  const segment = below(wheel.segments.length)
  const field = fieldAt(wheel, segment)
  if (field) {
    const multiplier = typeof field.pays === 'number' ? null : (field.pays[below(field.pays.length)] ?? null)
    return { segment, multiplier, next: null }
  }
  const multiplier = wheel.again[below(wheel.again.length)] ?? null
  const fields = paidSegments(wheel)
  return { segment, multiplier, next: fields[below(fields.length)] ?? null }
}

const paidSegments = ({ segments }: PaidWheel): number[] =>
  [...segments].flatMap((letter, at) => (letter === '*' ? [] : [at]))

/** The numbers that are drawn where a wheel stops so; none where it cannot. */
export function drawsOfStop(wheel: PaidWheel, { segment, multiplier, next }: Stop): number[] {
  if (segment >= wheel.segments.length) return []
  const drawn = fieldAt(wheel, segment)?.pays ?? wheel.again
  if (typeof drawn === 'number') return [segment]
  const second = drawn.indexOf(multiplier ?? 0)
  const third = next === null ? 0 : paidSegments(wheel).indexOf(next)
  return second < 0 || third < 0 ? [] : [segment, second, third]
}

/** What a spot pays when a wheel stopped there. */
export function wheelPays(wheel: PaidWheel, spot: string, { segment, multiplier, next }: Stop): Pays {
  if (!Object.values(wheel.fields).some((field) => field.spot === spot)) return null
  const field = fieldAt(wheel, next ?? segment)
  if (field?.spot !== spot) return LOST
  const times = typeof field.pays === 'number' ? field.pays * (multiplier ?? 1) : (multiplier ?? 0)
  return times * 10_000
}
