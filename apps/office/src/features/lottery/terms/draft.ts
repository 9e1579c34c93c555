import type { LotteryTerms, ReadLotteryTerms } from '@sanuk/contracts/office-lottery-terms'
import {
  areSound,
  type FamilyCode,
  fromDecimal,
  mostOdds,
  oddsForReturn,
  PLAYS,
  type Play,
  returnsOf,
  toDecimal,
} from '@sanuk/engines/lottery/bets'

/** Terms while they are edited: as texts, and with the odds of every play. */
export type Draft = {
  readonly series: { readonly least: string; readonly most: string } | null
  readonly odds: Readonly<Record<string, readonly string[]>>
  readonly mostPrize: string
  readonly stakesPerIssue: string
  readonly coverage: string
}

/** One tier of a play with what comes back of a unit that may win it. */
export type OddsRow = {
  readonly play: string
  readonly group: string
  readonly tier: string
  /** Which of the play's tiers. */
  readonly at: number
  readonly odds: string
  readonly usual: string
  /** In per cent with two decimals; `null` where the odds cannot be read. */
  readonly share: string | null
  /** The most that it may pay, where it pays too much or less than the stake; empty where other tiers leave it nothing. */
  readonly allowed: string | null
}

const ODDS = /^(0|[1-9]\d{0,6})(\.\d{1,4})?$/
const isFamily = (family: string): family is FamilyCode => Object.hasOwn(PLAYS, family)

/** Without zeros at the end: "47.0400" is "47.04". */
export const short = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

/** The plays that a lottery offers, by their codes. */
export function playsOf({ family, plays }: Pick<ReadLotteryTerms, 'family' | 'plays'>): Play[] {
  if (!isFamily(family)) return []
  return plays.flatMap((code) => PLAYS[family].get(code) ?? [])
}

/** The platform's odds of a play, cut off after four decimals. */
export const usualOdds = ({ tiers }: Play): string[] =>
  tiers.map(({ odds }) => (odds ? short(toDecimal(odds, 4)) : '0'))

export function draftOf({ series, odds, ...limits }: LotteryTerms, plays: readonly Play[]): Draft {
  return {
    series: series && { least: String(series.least), most: String(series.most) },
    odds: series
      ? {}
      : Object.fromEntries(plays.map((play) => [play.code, odds[play.code]?.map(short) ?? usualOdds(play)])),
    mostPrize: limits.mostPrize,
    stakesPerIssue: String(limits.stakesPerIssue),
    coverage: String(limits.coverage),
  }
}

/** What is proposed: of odds those that are not the platform's. */
export function termsOf({ series, odds, ...limits }: Draft, plays: readonly Play[]): LotteryTerms {
  const own = plays.filter((play) => odds[play.code] && odds[play.code]?.map(short).join() !== usualOdds(play).join())
  return {
    series: series && { least: Number(series.least), most: Number(series.most) },
    odds: Object.fromEntries(own.map(({ code }) => [code, (odds[code] ?? []).map(short)])),
    mostPrize: limits.mostPrize,
    stakesPerIssue: Number(limits.stakesPerIssue),
    coverage: Number(limits.coverage),
  }
}

/** Every tier of every play with fixed odds. */
export function rowsOf({ odds }: Pick<Draft, 'odds'>, plays: readonly Play[]): OddsRow[] {
  return plays.flatMap((play) => {
    const written = odds[play.code]
    return written ? rowsOfPlay(play, written) : []
  })
}

function rowsOfPlay(play: Play, written: readonly string[]): OddsRow[] {
  const usual = usualOdds(play)
  const isReadable = written.every((one) => ODDS.test(one))
  const odds = isReadable ? written.map(fromDecimal) : []
  const returns = isReadable ? returnsOf(play, odds) : []
  return play.tiers.map(({ code: tier }, at) => {
    const share = returns[at]
    const isSound = isReadable && areSound(play, odds)
    const most = isReadable ? mostOdds(play, odds, at) : null
    const own = odds[at]
    const isWrong = !isSound && own && most && (own.over < own.under || own.over * most.under > most.over * own.under)
    return {
      play: play.code,
      group: play.group,
      tier,
      at,
      odds: written[at] ?? '',
      usual: usual[at] ?? '',
      share: share ? toDecimal({ over: share.over * 100n, under: share.under }, 2) : null,
      allowed: isWrong ? (most.over < most.under ? '' : short(toDecimal(most, 4))) : null,
    }
  })
}

/** Sets the odds of plays so that this much comes back, in per cent ("92" or "92.5"), of every one of their units. */
export function withReturn(draft: Draft, plays: readonly Play[], percent: string): Draft {
  const part = fromDecimal(percent)
  const wanted = { over: part.over, under: part.under * 100n }
  const odds = plays.map((play) => {
    const tiers = (draft.odds[play.code] ?? []).map((one, at) => (ODDS.test(one) ? one : (usualOdds(play)[at] ?? '1')))
    return [play.code, oddsForReturn(play, tiers.map(fromDecimal), wanted).map((one) => short(toDecimal(one, 2)))]
  })
  return { ...draft, odds: { ...draft.odds, ...Object.fromEntries(odds) } }
}

/** Sets the odds of plays to the platform's. */
export const withUsual = (draft: Draft, plays: readonly Play[]): Draft => ({
  ...draft,
  odds: { ...draft.odds, ...Object.fromEntries(plays.map((play) => [play.code, usualOdds(play)])) },
})

export const withOdds = (draft: Draft, { play, at }: Pick<OddsRow, 'play' | 'at'>, value: string): Draft => ({
  ...draft,
  odds: { ...draft.odds, [play]: (draft.odds[play] ?? []).map((one, tier) => (tier === at ? value : one)) },
})

/** Whether all odds can be proposed. */
export const areOddsSound = (rows: readonly OddsRow[]): boolean =>
  rows.every(({ share, allowed }) => share !== null && allowed === null)

/** What comes back at a series, in per cent. */
export const shareOfSeries = (series: string): string =>
  /^\d{1,4}$/.test(series) ? short(toDecimal({ over: BigInt(series), under: 20n }, 2)) : '–'
