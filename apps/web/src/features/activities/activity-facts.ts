import { useLingui } from '@lingui/react'
import type { Activity, RedPacketRule } from '@sanuk/contracts/activities'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import type { Fact } from '@sanuk/ui/facts'
import { useCurrency } from '../../brand/use-currency.ts'
import { clock } from './red-packet/hours.ts'

/** What an activity gives and asks, in figures. */
export function useActivityFacts({ rule, period, play, leastLevel }: Activity): readonly Fact[] {
  const { _ } = useLingui()
  const currency = useCurrency()
  const money = (amount: string) => formatMoney(parseAmount(amount), currency)
  const times = play / 100
  const packetFacts = ({ least, most, hours, deposited }: RedPacketRule): readonly Fact[] => [
    { name: _('activities.each'), value: _('activities.each.of', { least: money(least), most: money(most) }) },
    ...(hours
      ? [
          {
            name: _('activities.hours'),
            value: _('activities.hours.of', { from: clock(hours.from), until: clock(hours.until) }),
          },
        ]
      : []),
    ...(deposited
      ? [
          {
            name: _('activities.deposited'),
            value: _('activities.deposited.of', { least: money(deposited.least), days: deposited.days }),
          },
        ]
      : []),
    {
      name: _('activities.play'),
      value: _(times === 0 ? 'activities.play.none' : 'activities.play.packet', { times }),
    },
  ]
  const gift =
    rule.kind === 'deposit_bonus'
      ? [
          {
            name: _('activities.gift'),
            value: _('activities.gift.of', { percent: rule.percent, most: money(rule.most) }),
          },
          { name: _('activities.least'), value: money(rule.leastDeposit) },
          ...(rule.firstOnly ? [{ name: _('activities.for'), value: _('activities.first') }] : []),
          { name: _('activities.play'), value: _(`activities.play.${rule.base}`, { times }) },
        ]
      : rule.kind === 'application'
        ? [
            { name: _('activities.gift'), value: _('activities.gift.up_to', { most: money(rule.most) }) },
            { name: _('activities.play'), value: _('activities.play.bonus', { times }) },
          ]
        : packetFacts(rule)
  return [
    ...gift,
    { name: _('activities.period'), value: _(`activities.period.${period}`) },
    ...(leastLevel > 0 ? [{ name: _('activities.rank'), value: `VIP ${leastLevel}` }] : []),
  ]
}
