import {
  type FamilyCode,
  numbersOf,
  PLAYS,
  type Play,
  type Selection,
  type Symbols,
  sizeOf,
} from '@sanuk/engines/lottery/bets'
import type { HitsOf } from '@sanuk/engines/lottery/play'
import type { Line } from './check-lines.ts'

/** How much of a play a ticket may cover for its stakes on the play to count, in per cent. */
export const MOST_VALID_COVERAGE = 70

type Bet = Pick<Line, 'play' | 'selection' | 'units' | 'stake'>

type Settlement = { readonly family: FamilyCode; readonly hits: ReadonlyMap<string, HitsOf> }

/**
 * What of a ticket's stake counts as turnover: its stake without what is refunded, and nothing of the lines of a play of
 * which the ticket covers more than `most` per cent. Stakes of lines are those of one issue before the ticket's multiple.
 */
export function validStakeOf(
  { lines, multiple }: { readonly lines: readonly Bet[]; readonly multiple: number },
  { family, hits }: Settlement,
  most = MOST_VALID_COVERAGE,
): bigint {
  const covered = playsCovered(family, lines, most)
  let valid = 0n
  for (const { play, selection, units, stake } of lines) {
    if (covered.has(play)) continue
    const settled = hits.get(play)
    if (!settled) throw new Error(`no play is called ${play}`)
    valid += (stake * BigInt(units - settled(selection).refunded)) / BigInt(units)
  }
  return valid * BigInt(multiple)
}

/** The plays of which lines together cover more than `most` per cent. */
export function playsCovered(family: FamilyCode, lines: readonly Bet[], most: number): ReadonlySet<string> {
  const byPlay = new Map<string, Bet[]>()
  for (const line of lines) byPlay.set(line.play, [...(byPlay.get(line.play) ?? []), line])
  const covered = new Set<string>()
  for (const [code, bets] of byPlay) {
    const play = PLAYS[family].get(code)
    if (!play) throw new Error(`no play of ${family} is called ${code}`)
    if (isMore(unitsOf(bets), play.space, most) || rowIsCovered(play, bets, most)) covered.add(code)
  }
  return covered
}

/** A single unit covers nothing, also where a play has no other. */
const isMore = (count: number, of: number, most: number): boolean => count > 1 && count * 100 > of * most

/** How many units are covered at most: what is picked twice counts once, units of different picks are added. */
function unitsOf(bets: readonly Bet[]): number {
  const [first] = bets
  if (bets.length === 1 && first) return first.units
  const tickets = new Set<string>()
  const picks = new Map<string, number>()
  for (const { selection, units } of bets) {
    if (selection.tickets) for (const ticket of selection.tickets) tickets.add(ticket)
    else picks.set(nameOf(selection), units)
  }
  return [...picks.values()].reduce((sum, units) => sum + units, tickets.size)
}

const nameOf = ({ rows, places }: Selection): string =>
  JSON.stringify([rows?.map((row) => row.toSorted((a, b) => a - b)), places?.toSorted((a, b) => a - b)])

/** Words of which one always wins, but where units are refunded: both together are a bet on everything. */
const OPPOSITES = [
  ['big', 'small'],
  ['odd', 'even'],
  ['dragon', 'tiger'],
  ['tail-big', 'tail-small'],
  ['sum-odd', 'sum-even'],
] as const

/**
 * Whether one row of a play is covered whose rows are bets of their own, as the places of `position`: all ten digits of one
 * place always win, though they are a fifth of the play.
 */
function rowIsCovered(play: Play, bets: readonly Bet[], most: number): boolean {
  if (!hasRowsOfTheirOwn(play)) return false
  return play.form.rows.some(({ symbols }, at) => {
    const picked = new Set(bets.flatMap(({ selection }) => selection.rows?.[at] ?? []))
    return isMore(picked.size, sizeOf(symbols), most) || holdsOpposites(symbols, picked)
  })
}

function holdsOpposites(symbols: Symbols, picked: ReadonlySet<number>): boolean {
  if (symbols.kind === 'numbers') return false
  const isPicked = (word: string) => picked.has(symbols.words.indexOf(word))
  return OPPOSITES.some(([one, other]) => isPicked(one) && isPicked(other))
}

const known = new WeakMap<Play, boolean>()

/** Whether one symbol picked in one row is a unit, whatever is picked in the others. */
function hasRowsOfTheirOwn(play: Play): boolean {
  const before = known.get(play)
  if (before !== undefined) return before
  const { rows, places } = play.form
  const one = rows.map(({ symbols }, at) => (at === 0 ? numbersOf(symbols).slice(0, 1) : []))
  const own = rows.length > 0 && !places && play.units({ rows: one }) === 1
  known.set(play, own)
  return own
}
