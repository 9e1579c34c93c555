import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import type { ProposedPointRules } from '@sanuk/contracts/office-points'
import { parseAmount } from '@sanuk/money/amount'
import type { Currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import type { Fact } from '@sanuk/ui/facts'
import type { ReactNode } from 'react'
import type { OfficeWord } from '../language/office-word.ts'

type Telling = {
  readonly say: (word: OfficeWord, values?: Record<string, string | number>) => string
  readonly money: (wire: string) => ReactNode
  readonly unit: Currency
}

/** How points are made and what they are worth, as rules say it. */
export function pointFacts(rules: ProposedPointRules, { say, money, unit }: Telling): readonly Fact[] {
  const weights = GAME_TYPES.flatMap((gameType) => {
    const percent = rules.weights[gameType] ?? 0
    return percent > 0 ? [say('office-points.rule.weight', { game: say(`office.category.${gameType}`), percent })] : []
  })
  return [
    { name: say('office.rules.from'), value: rules.effectiveFrom },
    { name: say('office-points.rule.stake'), value: money(rules.stakePerPoint) },
    { name: say('office-points.rule.weights'), value: weights.join(' · ') },
    {
      name: say('office-points.rule.rate', { unit: formatMoney(parseAmount('1'), unit) }),
      value: rules.pointsPerUnit,
    },
    { name: say('office-points.rule.lot'), value: rules.lot },
    { name: say('office-points.rule.max'), value: money(rules.convertDailyMax) },
  ]
}
