import type { placeBet } from '@sanuk/contracts/lottery'
import type { InputOf } from '@sanuk/contracts/route'
import type { Fraction } from '@sanuk/engines/exact/fraction'
import {
  faultOf,
  mostMultiple,
  PLAYS,
  type Play,
  prizeAt,
  prizeOf,
  rebateOf,
  type Selection,
  stakeOf,
  type Tier,
  UNIT_STAKES,
} from '@sanuk/engines/lottery/bets'
import { parseAmount } from '@sanuk/money/amount'
import { Refusal } from '#platform/refusal'
import type { LotteryGame } from './game.ts'

/** A line of a bet as it is kept: checked, counted and with the prizes it was sold at. */
export type Line = {
  readonly play: string
  readonly selection: Selection
  readonly units: number
  readonly unitStake: bigint
  readonly multiple: number
  /** `null` where odds are fixed. */
  readonly series: number | null
  /** For one issue. */
  readonly stake: bigint
  /** What a unit staked with 2 wins, by tier. */
  readonly prizes: readonly bigint[]
  /** What comes back of the stake, whatever is drawn, for playing at a lower series. */
  readonly rebate: bigint
}

/** A line as it was sent. */
export type SentLine = InputOf<typeof placeBet>['body']['lines'][number]

/** The most of a play's units that the lines of a bet may cover together, in per cent, where a game does not say. */
export const COVERAGE = 80

/**
 * Checks lines of a bet and counts them. Refuses beside the line with `selection_invalid`, `units_mismatch`,
 * `series_out_of_range`, `coverage_limit` and `multiple_limit`.
 */
export function checkLines(game: LotteryGame, sent: readonly SentLine[], mostTimes: number): Line[] {
  const lines = sent.map((line, at) => checkLine(game, line, { at, mostTimes }))
  demandCoverage(game, lines)
  return lines
}

/**
 * Adds up what the lines cover of each play. The same selection twice covers no more than once, and a single unit is never
 * too much: some plays have no other.
 */
function demandCoverage({ family, coverage = COVERAGE }: LotteryGame, lines: readonly Line[]): void {
  const covered = new Map<string, number>()
  const seen = new Set<string>()
  for (const [at, { play, selection, units }] of lines.entries()) {
    const pick = `${play} ${nameOf(selection)}`
    if (seen.has(pick)) continue
    seen.add(pick)
    const all = units + (covered.get(play) ?? 0)
    covered.set(play, all)
    const space = PLAYS[family].get(play)?.space ?? 0
    if (all > 1 && all * 100 > space * coverage) {
      throw new Refusal('coverage_limit', { fields: [{ field: `lines.${at}`, word: 'field.coverage' }] })
    }
  }
}

/** Two selections of a play with the same name are the same picks, in whichever order. */
const nameOf = ({ rows, tickets, places }: Selection): string =>
  JSON.stringify([rows?.map((row) => row.toSorted((a, b) => a - b)), tickets?.toSorted(), places?.toSorted()])

type Place = { readonly at: number; readonly mostTimes: number }

function checkLine(game: LotteryGame, sent: SentLine, { at, mostTimes }: Place): Line {
  const refuse = (code: 'selection_invalid' | 'units_mismatch', word: string) =>
    new Refusal(code, { fields: [{ field: `lines.${at}`, word }] })
  const play = isOffered(game, sent.play) ? PLAYS[game.family].get(sent.play) : undefined
  const unitStake: bigint = parseAmount(sent.unitStake)
  const isStake = unitStakesOf(game).some((stake) => stake === unitStake)
  const selection = selectionOf(sent.selection)
  if (!play || !isStake || faultOf(play.form, selection) !== null) {
    throw refuse('selection_invalid', 'field.selection')
  }
  const units = play.units(selection)
  if (units === 0) throw refuse('selection_invalid', 'field.selection')
  if (units !== sent.units) throw refuse('units_mismatch', 'field.units')
  const { series, prizes } = pricesFor(game, play, { series: sent.series, at })
  const highest = mostMultiple(prizes, game.mostPrize, unitStake)
  if (sent.multiple * mostTimes > highest) {
    const fields = [{ field: `lines.${at}.multiple`, word: 'field.at_most', values: { max: String(highest) } }]
    throw new Refusal('multiple_limit', { fields })
  }
  const { multiple } = sent
  const stake = stakeOf({ units, cost: play.cost, unitStake, multiple })
  const rebate = rebateFor(game, stake, series)
  return { play: play.code, selection, units, unitStake, multiple, series, stake, prizes, rebate }
}

/** What stakes of a unit a game takes: with fixed odds 1, as often as somebody wants. */
export const unitStakesOf = ({ terms }: LotteryGame): readonly bigint[] =>
  terms.kind === 'odds' ? [10_000n] : UNIT_STAKES

const rebateFor = ({ terms }: LotteryGame, stake: bigint, series: number | null): bigint =>
  terms.kind === 'series' && series !== null ? rebateOf(stake, { own: terms.most, played: series }) : 0n

/** Whether a play is among those that a game offers. */
export const isOffered = ({ plays, without }: LotteryGame, code: string): boolean =>
  (plays?.includes(code) ?? true) && !without?.includes(code)

type Asked = { readonly series: number | undefined; readonly at: number }

/** What units of a line win, and at which series. */
function pricesFor({ terms }: LotteryGame, play: Play, { series, at }: Asked): Pick<Line, 'series' | 'prizes'> {
  if (terms.kind === 'odds') {
    if (series !== undefined) throw outOfRange(at, { least: 0, most: 0 })
    return { series: null, prizes: prizesByOdds(terms.odds?.get(play.code), play) }
  }
  const played = series ?? terms.most
  if (played < terms.least || played > terms.most || played % 2 !== 0) throw outOfRange(at, terms)
  return { series: played, prizes: play.tiers.map(({ chance }) => prizeOf(chance, played)) }
}

/** By a brand's own odds, or by the engine's. */
const prizesByOdds = (own: readonly Fraction[] | undefined, { tiers }: Play): bigint[] =>
  own ? own.map(prizeAt) : tiers.map(prizeByOdds)

function prizeByOdds({ code, odds }: Tier): bigint {
  if (!odds) throw new Error(`tier ${code} has no odds`)
  return prizeAt(odds)
}

function outOfRange(at: number, { least, most }: { least: number; most: number }): Refusal {
  const values = { min: String(least), max: String(most) }
  return new Refusal('series_out_of_range', {
    fields: [{ field: `lines.${at}.series`, word: 'field.between', values }],
  })
}

const selectionOf = ({ rows, tickets, places }: SentLine['selection']): Selection => ({
  ...(rows && { rows }),
  ...(tickets && { tickets }),
  ...(places && { places }),
})
