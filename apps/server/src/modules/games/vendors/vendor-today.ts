import type { readVendorToday } from '@sanuk/contracts/office-vendors'
import type { AnswerOf } from '@sanuk/contracts/route'
import { type Amount, subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import { type CurrencyCode, playedCurrencies } from '@sanuk/money/currency'
import type { VendorLimits } from './vendor.ts'

/** Rounds of a vendor in one currency. */
export type Played = {
  readonly currency: CurrencyCode
  readonly rounds: number
  readonly stake: Amount
  readonly win: Amount
}

/** How far a vendor's games are within their limits in one currency: wins of the last hour, and wins less stakes since ever. */
export type Standing = { readonly currency: CurrencyCode; readonly hourWon: Amount; readonly ahead: Amount }

type Known = {
  readonly limits: VendorLimits
  readonly played: readonly Played[]
  readonly standing: readonly Standing[]
}

/** A day so far, a line for each currency that was played in or is limited. */
export function vendorToday({ limits, played, standing }: Known): AnswerOf<typeof readVendorToday>['list'] {
  return playedCurrencies.flatMap((currency) => {
    const of = played.find((line) => line.currency === currency)
    const stands = standing.find((line) => line.currency === currency)
    const [float, hourlyWin] = [limits.float[currency], limits.hourlyWin[currency]]
    if (!of && !stands && float === undefined && hourlyWin === undefined) return []
    const { rounds = 0, stake = ZERO, win = ZERO } = of ?? {}
    return {
      currency,
      rounds,
      stake: writeAmount(stake),
      win: writeAmount(win),
      gross: writeAmount(subtract(stake, win)),
      float: float === undefined ? null : writeAmount(float),
      ahead: writeAmount(stands?.ahead ?? ZERO),
      hourlyWin: hourlyWin === undefined ? null : writeAmount(hourlyWin),
      hourWon: writeAmount(stands?.hourWon ?? ZERO),
    }
  })
}
