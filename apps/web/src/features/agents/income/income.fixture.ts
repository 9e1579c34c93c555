import type { IncomePayment } from '@sanuk/contracts/agent-income'
import type { Income, IncomeDay } from './use-income.ts'

const NOTHING: Omit<IncomeDay, 'day'> = { income: '0.00', besides: '0.00', kinds: [] }

/** Days of a month in which nothing was paid, but for what a test says. */
export const anIncome = (
  days: readonly string[],
  { total, ...paid }: { readonly total?: Partial<Income['total']> } & Partial<Record<string, Partial<IncomeDay>>> = {},
): Income => ({
  total: { ...NOTHING, ...total },
  days: days.map((day) => ({ day, ...NOTHING, ...paid[day] })),
})

/** A payment of a daily salary, but for what a test changes. */
export const aPayment = (change: Partial<IncomePayment> = {}): IncomePayment => ({
  id: crypto.randomUUID(),
  kind: 'daily-salary',
  at: '2026-11-21T03:15:00.000Z',
  amount: '10.00',
  firstDay: '2026-11-20',
  lastPeriod: '2026-11-20',
  lastDay: '2026-11-20',
  ...change,
})
