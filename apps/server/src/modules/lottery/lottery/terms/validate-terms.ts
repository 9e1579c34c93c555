import { type LotteryTerms, SERIES_LEAST, SERIES_MOST } from '@sanuk/contracts/office-lottery-terms'
import { fraction, fromDecimal, isMore, toDecimal } from '@sanuk/engines/exact/fraction'
import type { Play } from '@sanuk/engines/lottery/bets'
import { areSound, mostOdds } from '@sanuk/engines/lottery/returns'
import { Refusal } from '#platform/refusal'
import type { LotteryGame } from '../game.ts'
import { playsOf } from './terms.ts'

/**
 * Refuses terms that a game cannot have, or that leave the house less than its margin: with `series_out_of_range` and
 * `odds_out_of_range`, beside the field with what would be allowed, and with `invalid_request`.
 */
export function validateTerms(game: LotteryGame, { series, odds }: LotteryTerms): void {
  if ((series !== null) !== (game.terms.kind === 'series')) throw invalid('series')
  if (series) validateSeries(series)
  const plays = new Map(playsOf(game).map((play) => [play.code, play]))
  for (const [code, tiers] of Object.entries(odds)) {
    const play = plays.get(code)
    if (series || play?.tiers.length !== tiers.length) throw invalid(`odds.${code}`)
    validateOdds(play, tiers)
  }
}

const invalid = (field: string) => new Refusal('invalid_request', { fields: [{ field, word: 'field.invalid' }] })

function validateSeries({ least, most }: NonNullable<LotteryTerms['series']>): void {
  const refuse = (field: string, values: { min: string; max: string }) =>
    new Refusal('series_out_of_range', { fields: [{ field: `series.${field}`, word: 'field.between', values }] })
  const isOf = (value: number, from: number, to: number) => value >= from && value <= to && value % 2 === 0
  if (!isOf(most, SERIES_LEAST, SERIES_MOST)) {
    throw refuse('most', { min: String(SERIES_LEAST), max: String(SERIES_MOST) })
  }
  if (!isOf(least, SERIES_LEAST, most)) throw refuse('least', { min: String(SERIES_LEAST), max: String(most) })
}

/** Names the tier that pays most above what is allowed where the others stay as they are. */
function validateOdds(play: Play, written: readonly string[]): void {
  const odds = written.map(fromDecimal)
  if (areSound(play, odds)) return
  const at = odds.findIndex((one, tier) => isMore(fraction(1n), one) || isMore(one, mostOdds(play, odds, tier)))
  const values = { min: '1', max: toDecimal(mostOdds(play, odds, at), 4) }
  throw new Refusal('odds_out_of_range', {
    fields: [{ field: `odds.${play.code}.${at}`, word: 'field.between', values }],
  })
}
