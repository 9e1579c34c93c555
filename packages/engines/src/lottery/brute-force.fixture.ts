import { expect } from 'vitest'
import { type Fraction, fraction, product, quotient, sum } from '../exact/fraction.ts'
import { seededDraw } from '../instant/rounds.fixture.ts'
import type { Draw } from '../random/draw.ts'
import { type FamilyCode, PLAYS } from './bets.ts'
import type { Form, HitsOf, Play, Result, Row, Selection } from './play.ts'
import { faultOf, numbersOf, ticketOf } from './selection.ts'
import { SETTLED } from './settle.ts'

/** The plays of a family, and what settles one of them for a result. */
export function familyOf(code: FamilyCode) {
  const plays = [...PLAYS[code].values()]
  return {
    plays,
    playOf: (name: string): Play => found(PLAYS[code].get(name), name),
    settle: (result: Result, name: string): HitsOf => found(SETTLED[code](result).get(name), name),
  }
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`no play ${name}`)
  return value
}

/** A unit, written apart from the engine: its numbers, or the row (from 0) and the pick where each pick is a unit. */
export type Unit = readonly number[]

/** A play, written apart from the engine: what a selection's units are, and the tier that one wins in a draw. */
export type Rule = {
  readonly units: (selection: Selection) => readonly Unit[]
  /** The code of a tier, `refund` or null. */
  readonly outcome: (unit: Unit, result: Result) => string | null
}

/** Every pick of every row. */
export const eachPickUnits = ({ rows = [] }: Selection): Unit[] =>
  rows.flatMap((row, at) => row.map((pick) => [at, pick]))

/** One number of each row in their order, none twice. */
export function tupleUnits({ rows = [], tickets }: Selection, width: number): Unit[] {
  if (tickets) return tickets.map((ticket) => numbersOfTicket(ticket, width))
  return rows.reduce<number[][]>(
    (tuples, row) => tuples.flatMap((tuple) => row.filter((n) => !tuple.includes(n)).map((n) => [...tuple, n])),
    [[]],
  )
}

/** Every set of so many numbers of a row; of bankers and legs, those that hold all bankers. */
export function setUnits({ rows = [], tickets }: Selection, length: number, width: number): Unit[] {
  if (tickets) return tickets.map((ticket) => numbersOfTicket(ticket, width))
  const [first = [], legs] = rows
  const all = [...first, ...(legs ?? [])]
  return subsets(all, length).filter((set) => !legs || first.every((n) => set.includes(n)))
}

function numbersOfTicket(ticket: string, width: number): number[] {
  return Array.from({ length: ticket.length / width }, (_, n) => Number(ticket.slice(n * width, (n + 1) * width)))
}

/** Selections that are valid, drawn by chance, of rows and of tickets; rows hold no more than `mostPicks`. */
export function someSelections(
  play: Play,
  { count, mostPicks, seed }: { count: number; mostPicks: number; seed: number },
) {
  const draw = seededDraw(seed)
  const made: Selection[] = []
  while (made.length < count) {
    const { rows, written } = play.form
    const selection =
      written && made.length % 3 === 2
        ? { tickets: someTickets(play.form, draw) }
        : { rows: rows.map((row) => somePicks(row, mostPicks, draw)) }
    if (faultOf(play.form, selection) === null && play.units(selection) > 0) made.push(selection)
  }
  return made
}

function somePicks({ symbols, least, most }: Row, mostPicks: number, draw: Draw): number[] {
  const left = numbersOf(symbols)
  const count = least + draw(Math.max(least, Math.min(most, mostPicks)) - least + 1)
  return Array.from({ length: count }).flatMap(() => left.splice(draw(left.length), 1))
}

function someTickets({ written }: Form, draw: Draw): string[] {
  if (!written) return []
  const { symbols, length } = written
  const tickets = Array.from({ length: 30 }, () =>
    Array.from({ length }, () =>
      String(symbols.from + draw(symbols.to - symbols.from + 1)).padStart(symbols.width, '0'),
    ).join(''),
  )
  const kept = tickets.map((ticket) => ticketOf(written, ticket)).filter((ticket) => ticket !== null)
  return [...new Set(kept)]
}

/** Compares units and, in each result, hits with what the rule makes of every unit. */
export function expectLikeRule(
  play: Play,
  rule: Rule,
  { selections, settled }: { selections: readonly Selection[]; settled: readonly { result: Result; hits: HitsOf }[] },
) {
  for (const selection of selections) {
    const units = rule.units(selection)
    expect({ selection, units: play.units(selection) }).toEqual({ selection, units: units.length })
    const expected = settled.map(({ result }) => {
      const outcomes = units.map((unit) => rule.outcome(unit, result))
      return {
        won: play.tiers.map(({ code }) => outcomes.filter((outcome) => outcome === code).length),
        refunded: outcomes.filter((outcome) => outcome === 'refund').length,
      }
    })
    expect({ selection, hits: settled.map(({ hits }) => hits(selection)) }).toEqual({ selection, hits: expected })
  }
}

/**
 * What fair prizes (the inverse of the chances) and refunds give back per unit, over all outcomes. An outcome stands for
 * so many draws that are alike for the play.
 */
function fairReturn(
  play: Play,
  selection: Selection,
  outcomes: readonly { readonly hits: HitsOf; readonly ways: bigint }[],
): Fraction {
  const won = play.tiers.map(() => 0n)
  let refunded = 0n
  let all = 0n
  for (const { hits, ways } of outcomes) {
    const { won: units, refunded: back } = hits(selection)
    for (const [tier, count] of units.entries()) won[tier] = (won[tier] ?? 0n) + BigInt(count) * ways
    refunded += BigInt(back) * ways
    all += ways
  }
  const prizes = play.tiers.map(({ chance }, tier) => quotient(fraction(won[tier] ?? 0n), chance))
  return product(sum([...prizes, fraction(refunded)]), fraction(1n, all * BigInt(play.units(selection))))
}

/** One selection for each pick of a play whose picks are units. */
function singlePicks({ form: { rows } }: Play): Selection[] {
  return rows.flatMap(({ symbols }, at) =>
    numbersOf(symbols).map((pick) => ({ rows: rows.map((_, row) => (row === at ? [pick] : [])) })),
  )
}

/** Every ordered choice of so many of the items, none twice. */
export function arrangements<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, at) =>
    arrangements([...items.slice(0, at), ...items.slice(at + 1)], count - 1).map((rest) => [item, ...rest]),
  )
}

/**
 * Draws of different numbers in which the given places take every arrangement there is, one draw each; the other places
 * are filled up in ascending order. For a play that looks at these places only, that is the whole space.
 */
export function drawsByPlaces(numbers: readonly string[], length: number, places: readonly number[]): Result[] {
  return arrangements(numbers, places.length).map((taken) => {
    const left = numbers.filter((number) => !taken.includes(number))
    return Array.from({ length }, (_, place) => taken[places.indexOf(place)] ?? left.shift() ?? '')
  })
}

/** One selection for each pick where picks are units, and some drawn by chance of other plays. */
export function fairSelections(play: Play, mostPicks: number): Selection[] {
  const picksAreUnits = play.form.written === undefined && !play.form.distinctRows
  return picksAreUnits ? singlePicks(play) : someSelections(play, { count: 3, mostPicks, seed: 3 })
}

/** Expects that fair prizes and refunds give every unit of each selection its stake back. */
export function expectFair(
  play: Play,
  selections: readonly Selection[],
  outcomes: readonly { readonly hits: HitsOf; readonly ways: bigint }[],
) {
  for (const selection of selections) {
    const found = { play: play.code, selection, fair: fairReturn(play, selection, outcomes) }
    expect(found).toEqual({ play: play.code, selection, fair: fraction(1n) })
  }
}

/** Every choice of so many of the items, in their order. */
export function subsets<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, at) => subsets(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]))
}
