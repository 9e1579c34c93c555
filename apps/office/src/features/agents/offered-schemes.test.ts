import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { expect, test } from 'vitest'
import { NO_RATES, NO_SCHEMES } from '../../components/salary/agent-money-rules.fixture.ts'
import { offeredSchemes } from './offered-schemes.ts'

const rules = (effectiveFrom: string, most: Partial<AgentMoneyRules['most']>) => ({
  ...NO_SCHEMES,
  effectiveFrom,
  most: { ...NO_RATES, ...most },
})

const list = [
  rules('2026-09-10', { 'monthly-salary': 50, dividend: 3000 }),
  rules('2026-09-02', { 'weekly-salary': 80 }),
  rules('2026-09-01', { 'daily-salary': 150 }),
]

test('schemes of the rules in force and of later ones are offered, those of replaced rules are not', () => {
  expect(offeredSchemes({ list, today: '2026-09-01' })).toEqual([
    'daily-salary',
    'weekly-salary',
    'monthly-salary',
    'dividend',
  ])
  expect(offeredSchemes({ list, today: '2026-09-02' })).toEqual(['weekly-salary', 'monthly-salary', 'dividend'])
  expect(offeredSchemes({ list, today: '2026-12-01' })).toEqual(['monthly-salary', 'dividend'])
})

test('a brand without rules offers no scheme', () => {
  expect(offeredSchemes({ list: [], today: '2026-09-01' })).toEqual([])
})
