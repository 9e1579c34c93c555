import type { CashierRules, MethodVersion } from '@sanuk/contracts/office-cashier-settings'
import type { WithdrawalRules } from '@sanuk/contracts/office-withdrawal-terms'
import type { ReactNode } from 'react'
import type { OfficeWord } from '../language/office-word.ts'
import type { Told } from './compared-facts.tsx'

export type Telling = {
  readonly say: (word: OfficeWord, values?: Record<string, string | number>) => string
  readonly money: (wire: string) => ReactNode
}

const text = (name: string, value: string | number): Told => ({ name, value, by: String(value) })

/** A way to pay in, as a colleague has to see it before it is offered. */
export function methodFacts({ settings, enabled, where }: MethodVersion, { say, money }: Telling): Told[] {
  const { kind, names, minimum, maximum, fee, hours, quickAmounts, sumPerDay, minutes } = settings
  const sum = (name: string, wire: string): Told => ({ name, value: money(wire), by: wire })
  return [
    text(say('office.state'), say(enabled ? 'office-cashier.on' : 'office-cashier.off')),
    text(say('office-cashier.kind'), say(`office-cashier.kind.${kind}`)),
    text(say('office-cashier.name.th'), names.th),
    text(say('office-cashier.name.en'), names.en),
    ...(kind === 'gateway'
      ? []
      : [text(say('office-cashier.account'), where ?? say(`office-cashier.account.any.${kind}`))]),
    sum(say('office-cashier.minimum'), minimum),
    sum(say('office-cashier.maximum'), maximum),
    sumPerDay === null
      ? text(say('office-cashier.sum_per_day'), say('office-cashier.unlimited'))
      : sum(say('office-cashier.sum_per_day'), sumPerDay),
    sum(say('office-cashier.fee.fixed'), fee.fixed),
    text(say('office-cashier.fee.percent'), `${Number(fee.percent)}%`),
    text(say('office-cashier.fee.by'), say(`office-cashier.fee.by.${fee.by}`)),
    text(say('office-cashier.hours'), hours ? `${hours.opens}–${hours.closes}` : say('office-cashier.hours.always')),
    text(say('office-cashier.minutes'), minutes),
    text(say('office-cashier.quick'), quickAmounts.map(Number).join(' · ') || say('office.none')),
  ]
}

/** From which sum two operators credit, and how soon. */
export function cashierRuleFacts({ twoFrom, targetMinutes }: CashierRules, { say, money }: Telling): Told[] {
  return [
    { name: say('office-cashier.rules.twoFrom'), value: money(twoFrom), by: twoFrom },
    text(say('office-cashier.rules.targetMinutes'), say('office-cashier.in_minutes', { minutes: targetMinutes })),
  ]
}

/** How a brand pays out. */
export function withdrawalTermFacts(
  rules: WithdrawalRules & { readonly effectiveFrom?: string },
  { say, money }: Telling,
): Told[] {
  const sum = (name: 'minimum' | 'maximum' | 'sumPerDay' | 'feeFixed' | 'twoFrom'): Told => ({
    ...{ name: say(`office-cashier.terms.${name}`), value: money(rules[name]), by: String(Number(rules[name])) },
  })
  const minutes = (name: 'answerMinutes' | 'targetMinutes') =>
    text(say(`office-cashier.terms.${name}`), say('office-cashier.in_minutes', { minutes: rules[name] }))
  return [
    ...(rules.effectiveFrom ? [text(say('office.rules.from'), rules.effectiveFrom)] : []),
    ...[sum('minimum'), sum('maximum')],
    text(say('office-cashier.terms.ordersPerDay'), rules.ordersPerDay),
    ...[sum('sumPerDay'), sum('feeFixed')],
    text(say('office-cashier.terms.feePercent'), `${Number(rules.feePercent)}%`),
    text(say('office-cashier.terms.freePerDay'), rules.freePerDay),
    ...[sum('twoFrom'), minutes('answerMinutes'), minutes('targetMinutes')],
  ]
}
