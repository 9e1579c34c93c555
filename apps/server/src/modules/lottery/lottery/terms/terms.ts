import type { LotteryTerms } from '@sanuk/contracts/office-lottery-terms'
import { type Fraction, fraction, fromDecimal } from '@sanuk/engines/exact/fraction'
import { PLAYS, type Play } from '@sanuk/engines/lottery/bets'
import { amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { COVERAGE, isOffered } from '../check-lines.ts'
import type { LotteryGame } from '../game.ts'

/**
 * By what the platform's limits, which are in baht, are divided in other currencies: about what a unit of it is worth. Guests
 * play with as much as members pay in baht.
 */
const BAHT_PER_UNIT: Readonly<Record<CurrencyCode, bigint>> = { THB: 1n, USD: 40n, XTS: 1n, PTS: 1n }

/** What the platform offers of a lottery where a brand decided nothing. */
export function usualTerms({ terms, mostPrize, stakesPerIssue, coverage }: LotteryGame, currency: CurrencyCode) {
  const usual: LotteryTerms = {
    series: terms.kind === 'series' ? { least: terms.least, most: terms.most } : null,
    odds: {},
    mostPrize: writeAmount(amount(mostPrize / BAHT_PER_UNIT[currency])),
    stakesPerIssue: Number(stakesPerIssue),
    coverage: coverage ?? COVERAGE,
  }
  return usual
}

/** A lottery with a brand's terms in the place of the platform's. */
export function pricedBy(game: LotteryGame, terms: LotteryTerms): LotteryGame {
  const odds = new Map(Object.entries(terms.odds).map(([play, tiers]) => [play, tiers.map(fromDecimal)]))
  return {
    ...game,
    terms: terms.series ? { kind: 'series', ...terms.series } : { kind: 'odds', odds },
    mostPrize: parseAmount(terms.mostPrize),
    stakesPerIssue: BigInt(terms.stakesPerIssue),
    coverage: terms.coverage,
  }
}

/** The plays of a lottery in the order of the pad. */
export const playsOf = (game: LotteryGame): Play[] =>
  [...PLAYS[game.family].values()].filter(({ code }) => isOffered(game, code))

/** The odds of a play by tier: a brand's own, or the platform's. */
export const oddsOf = ({ terms }: Pick<LotteryGame, 'terms'>, { code, tiers }: Play): readonly Fraction[] =>
  (terms.kind === 'odds' && terms.odds?.get(code)) || tiers.map(({ odds }) => odds ?? fraction(0n))
