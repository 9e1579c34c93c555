import type { GameType } from '@sanuk/contracts/catalogue'
import type { RebatePlan } from '@sanuk/contracts/office-rebates'
import type { RebateRates } from '@sanuk/contracts/rebates'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { explain, smallestCoin } from '#platform/accruals/explanation'

type Played = { readonly gameType: GameType; readonly valid: Amount }

type Rules = {
  readonly rates: RebateRates
  readonly plan: Pick<RebatePlan, 'dayMax'>
  readonly currency: CurrencyCode
}

/** How a day's rebate is made of what was played of each kind of games: the steps, and what is earned. */
export const explainDay = (played: readonly Played[], { rates, plan, currency }: Rules) =>
  explain(
    played
      .filter(({ valid }) => valid > 0n)
      .map(({ gameType, valid }) => ({ what: gameType, basis: valid, rate: rates[gameType] ?? 0 })),
    { most: parseAmount(plan.dayMax), coin: smallestCoin(currency) },
  )
