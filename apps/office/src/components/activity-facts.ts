import type { RedPacketRule } from '@sanuk/contracts/activities'
import type { ActivitySettings } from '@sanuk/contracts/office-activities'
import type { Fact } from '@sanuk/ui/facts'
import type { ReactNode } from 'react'
import type { OfficeWord } from '../language/office-word.ts'

type Telling = {
  readonly say: (word: OfficeWord, values?: Record<string, string | number>) => string
  readonly money: (wire: string) => ReactNode
  readonly moment: (instant: string) => string
}

/** What an activity asks and gives, as its settings say it. */
export function activityFacts(settings: ActivitySettings, { say, money, moment }: Telling): readonly Fact[] {
  const { rule, period, leastLevel, play, from, until, budget } = settings
  const own =
    rule.kind === 'deposit_bonus'
      ? [
          { name: say('office-activities.percent'), value: `${rule.percent}%` },
          { name: say('office-activities.most'), value: money(rule.most) },
          { name: say('office-activities.least'), value: money(rule.leastDeposit) },
          { name: say('office-activities.base'), value: say(`office-activities.base.${rule.base}`) },
          ...(rule.firstOnly ? [{ name: say('office-activities.for'), value: say('office-activities.first') }] : []),
        ]
      : rule.kind === 'application'
        ? [
            { name: say('office-activities.most'), value: money(rule.most) },
            { name: say('office-activities.alone'), value: money(rule.alone) },
          ]
        : packetFacts(rule, { say, money })
  return [
    { name: say('office-activities.kind'), value: say(`office-activities.kind.${rule.kind}`) },
    ...own,
    { name: say('office-activities.play'), value: `${play}%` },
    { name: say('office-activities.period'), value: say(`office-activities.period.${period}`) },
    ...(leastLevel > 0 ? [{ name: say('office-activities.level'), value: leastLevel }] : []),
    { name: say('office-activities.budget'), value: money(budget) },
    ...(from ? [{ name: say('office-content.from'), value: moment(from) }] : []),
    ...(until ? [{ name: say('office-content.until'), value: moment(until) }] : []),
  ]
}

function packetFacts(rule: RedPacketRule, { say, money }: Pick<Telling, 'say' | 'money'>): readonly Fact[] {
  const { packets, least, most, deposited, hours } = rule
  return [
    { name: say('office-activities.packets'), value: packets },
    { name: say('office-activities.packets.least'), value: money(least) },
    { name: say('office-activities.packets.most'), value: money(most) },
    ...(deposited
      ? [
          { name: say('office-activities.deposited.least'), value: money(deposited.least) },
          { name: say('office-activities.deposited.days'), value: deposited.days },
        ]
      : []),
    ...(hours ? [{ name: say('office-activities.hours'), value: `${hours.from}:00–${hours.until}:00` }] : []),
  ]
}
