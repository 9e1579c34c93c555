import type { PrizeStep } from '@sanuk/contracts/raffle'
import { type Amount, add, parseAmount, times, ZERO } from '@sanuk/money/amount'

/** The prize of every place, from the first on. */
export function prizesByPlace(steps: readonly PrizeStep[]): Amount[] {
  return steps.flatMap(({ amount, count }) => Array.from({ length: count }, () => parseAmount(amount)))
}

/** What a draw gives away at most. */
export function sumOfPrizes(steps: readonly PrizeStep[]): Amount {
  return steps.reduce((sum, { amount, count }) => add(sum, times(parseAmount(amount), count)), ZERO)
}

/** How many tickets a stake makes. */
export function ticketsOf(stake: Amount, { perTicket, max }: { perTicket: Amount; max: number }): number {
  const whole = stake / perTicket
  return whole > BigInt(max) ? max : Number(whole)
}
