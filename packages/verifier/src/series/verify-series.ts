import { type Compared, type Difference, firstOf } from '../compared.ts'
import { bytesOf, hashOf, numbersFrom } from '../draws.ts'
import { unitsOf } from '../money.ts'
import { type DrawnOutcome, drawOutcome, shownOutcome } from './series-games.ts'
import { SERIES_LENGTH, type SeriesRecord } from './series-record.ts'

/**
 * What is looked at: that the server seed is the one whose hash was shown before the first outcome, that the seeds give
 * every outcome in its place, and that each bet won what its spot pays after what its player decided.
 */
export const SERIES_CHECKS = ['commitment', 'outcome', 'money'] as const
export type SeriesCheck = (typeof SERIES_CHECKS)[number]

/** The first difference of each check, null where there is none; `untold` before the seed is told. */
export type SeriesVerdict = 'untold' | { readonly [check in SeriesCheck]: Difference | null }

/** Draws a series again by code that shares nothing with the server's, and compares. */
export function verifySeries(record: SeriesRecord): SeriesVerdict {
  const { serverSeed, commitment, clientSeed, game, outcomes } = record
  if (serverSeed === null) return 'untold'
  const drawn = outcomes.map((told, at) =>
    drawOutcome(game, numbersFrom(bytesOf({ serverSeed, clientSeed, nonce: at + 1 })), told),
  )
  return {
    commitment: firstOf([['commitment', commitment, hashOf(serverSeed)]]),
    outcome: firstOf(outcomesCompared(record, drawn)),
    money: firstOf(betsCompared(record, drawn)),
  }
}

/** The first difference of all checks in their order; null where the record is sound. */
export const firstSeriesDifference = (verdict: Exclude<SeriesVerdict, 'untold'>): Difference | null =>
  SERIES_CHECKS.map((check) => verdict[check]).find((difference) => difference !== null) ?? null

function* outcomesCompared({ outcomes, isComplete }: SeriesRecord, drawn: readonly DrawnOutcome[]): Compared {
  for (const [at, told] of outcomes.entries()) yield [`outcome ${at + 1}`, textOf(told), textOf(drawn[at]?.shown)]
  if (isComplete) yield ['number of outcomes', `${outcomes.length}`, `${SERIES_LENGTH}`]
}

const textOf = (shown: object = {}): string =>
  Object.entries(shown)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.map(partText).join(' ') : value}`)
    .toSorted()
    .join(', ')

/** A part of an outcome: a card or number, or a box in which each thing is told by its name. */
const partText = (part: unknown): string => (typeof part === 'object' ? JSON.stringify(part) : `${part}`)

function* betsCompared({ game, bets = [], revised = [] }: SeriesRecord, drawn: readonly DrawnOutcome[]): Compared {
  for (const { round, number, spot, stake, win, decisions = [] } of bets) {
    const change = revised.find((one) => one.number === number)
    const counted = change ? change.outcome && shownOutcome(game, change.outcome) : drawn[number - 1]
    const pays = counted?.pays(spot, decisions) ?? null
    const expected = pays === null ? null : (unitsOf(stake) * BigInt(Math.round(10_000 + pays))) / 10_000n
    const where = `round ${round}, outcome ${number}, ${spot}, stake ${stake}`
    yield [`${where}, in units of 0.0001`, `${unitsOf(win)}`, `${expected ?? 'no such bet'}`]
  }
}
