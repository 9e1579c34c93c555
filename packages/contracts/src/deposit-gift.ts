import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import { coinOf } from '@sanuk/money/coin'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { ActivityRule } from './activities.ts'

type BonusRule = Extract<ActivityRule, { kind: 'deposit_bonus' }>

/** `min(most, deposit × percent)`, down to the smallest coin; nothing for a deposit that is too small. */
export function bonusFor(deposit: Amount, rule: BonusRule, currency: CurrencyCode): Amount {
  if (deposit < parseAmount(rule.leastDeposit)) return amount(0n)
  const coin = coinOf(currency)
  const whole = (deposit * BigInt(rule.percent)) / 100n
  const most = parseAmount(rule.most)
  return amount(((whole < most ? whole : most) / coin) * coin)
}

/** What must be played for a deposit and what it brought: `(deposit + bonus) × play`, or `bonus × play` and the deposit once. */
export function requiredFor(
  { deposit, bonus }: { readonly deposit: Amount; readonly bonus: Amount },
  { base, play }: { readonly base: BonusRule['base']; readonly play: number },
): Amount {
  const often = BigInt(play)
  return base === 'both' ? amount(((deposit + bonus) * often) / 100n) : amount(deposit + (bonus * often) / 100n)
}
