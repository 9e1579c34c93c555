import { expect } from 'vitest'
import { drawFrom } from '../random/draw.ts'
import { seededBytes } from '../random/seeded-bytes.fixture.ts'
import { type FamilyCode, faultOf, PLAYS, type Result, type Selection } from './bets.ts'
import { SETTLED } from './settle.ts'

/** A play and a selection of it, with the units that it is and what each wins, found without the engine. */
export type Claim = {
  readonly family: FamilyCode
  readonly code: string
  readonly selection: Selection
  readonly units: readonly string[]
  /** How often a unit wins each tier with a result. */
  readonly wins: (unit: string, result: Result) => readonly number[]
}

/** Checks that a selection is valid and is so many units, and what it wins with each result. */
export function expectSettled(claim: Claim, results: readonly Result[]): void {
  const { family, code, selection, units } = claim
  const play = playOf(family, code)
  expect({ code, fault: faultOf(play.form, selection) }).toEqual({ code, fault: null })
  expect({ code, units: play.units(selection) }).toEqual({ code, units: units.length })
  for (const result of results) {
    const expected = sumOf(units.map((unit) => claim.wins(unit, result)))
    const hits = SETTLED[family](result).get(code)?.(selection)
    const won = play.tiers.map((_, tier) => expected[tier] ?? 0)
    // Compared as text first: an expectation for each of many thousand results takes seconds.
    if (hits?.refunded !== 0 || hits.won.join() !== won.join()) {
      expect({ code, result, hits }).toEqual({ code, result, hits: { won, refunded: 0 } })
    }
  }
}

/**
 * Checks what `expectSettled` does, and that over these results, which must stand for all, each unit wins a tier exactly
 * as often as its chance says, or never.
 */
export function expectExact(claim: Claim, results: readonly Result[]): void {
  expectSettled(claim, results)
  for (const unit of claim.units) {
    const times = sumOf(results.map((result) => claim.wins(unit, result)))
    for (const [tier, { code, chance }] of playOf(claim.family, claim.code).tiers.entries()) {
      const won = BigInt(times[tier] ?? 0)
      if (won === 0n || won * chance.under === BigInt(results.length) * chance.over) continue
      expect({ play: claim.code, code, unit, won, of: results.length }).toEqual({ chance })
    }
    expect({ unit, canWin: times.some((count) => count > 0) }).toEqual({ unit, canWin: true })
  }
}

const sumOf = (rows: readonly (readonly number[])[]): number[] =>
  rows.reduce<number[]>((sums, row) => {
    for (const [at, value] of row.entries()) sums[at] = (sums[at] ?? 0) + value
    return sums
  }, [])

/** A play by its code. Throws where there is none. */
export function playOf(family: FamilyCode, code: string) {
  const play = PLAYS[family].get(code)
  if (!play) throw new Error(`${family} has no play ${code}`)
  return play
}

/** Whole numbers with their leading zeros, from 0 on. */
export const numbersOf = (digits: number): string[] =>
  Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'))

/** A pick from many, the same for the same seed. */
export function pickerFrom(seed: number): <T>(from: readonly T[], count: number) => T[] {
  const draw = drawFrom(seededBytes(seed))
  return (from, count) => {
    const left = [...from]
    return Array.from({ length: count }, () => left.splice(draw(left.length), 1)).flat()
  }
}

/** Every number that takes its digits from rows. */
export const productOf = (rows: readonly (readonly number[])[]): string[] =>
  rows.reduce<string[]>((numbers, row) => numbers.flatMap((number) => row.map((digit) => number + digit)), [''])

/** Every choice of so many, in the order of what is chosen from. */
export function choicesFrom<T>(from: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return from.flatMap((first, at) => choicesFrom(from.slice(at + 1), count - 1).map((rest) => [first, ...rest]))
}
