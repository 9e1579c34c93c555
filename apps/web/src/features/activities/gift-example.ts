import { useLingui } from '@lingui/react'
import type { Activity } from '@sanuk/contracts/activities'
import { bonusFor, requiredFor } from '@sanuk/contracts/deposit-gift'
import { type Amount, isMoney, parseAmount, ZERO } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { useCurrency } from '../../brand/use-currency.ts'

/**
 * What a deposit would bring and ask for, worked out as the server will do it. `typed` is what the member typed; where
 * that is too little, or nothing, it is the least deposit. Nothing for an activity that is no gift for a deposit.
 */
export function useGiftExample({ rule, play }: Activity, typed = ''): string | null {
  const { _ } = useLingui()
  const currency = useCurrency()
  if (rule.kind !== 'deposit_bonus') return null
  const deposit = enough(typed, parseAmount(rule.leastDeposit))
  const bonus = bonusFor(deposit, rule, currency.code)
  const required = requiredFor({ deposit, bonus }, { base: rule.base, play })
  return _(`activities.example.${rule.base}`, {
    deposit: formatMoney(deposit, currency),
    bonus: formatMoney(bonus, currency),
    times: play / 100,
    required: formatMoney(required, currency),
  })
}

/** Whether the deposit that was typed is too small for the gift. */
export const isTooLittle = ({ rule }: Activity, typed: string): boolean =>
  rule.kind === 'deposit_bonus' && sumOf(typed) > ZERO && sumOf(typed) < parseAmount(rule.leastDeposit)

const sumOf = (typed: string): Amount => (isMoney(typed) ? parseAmount(typed) : ZERO)

const enough = (typed: string, least: Amount): Amount => (sumOf(typed) > least ? sumOf(typed) : least)
