import {
  type AgentScheme,
  DIVIDEND_SCHEMES,
  type DividendScheme,
  SALARY_SCHEMES,
  type SalaryScheme,
} from '@sanuk/contracts/agent-schemes'
import type { PeriodKind } from '#platform/accruals/periods'

/** How a scheme cuts time. */
type SchemeTime = {
  readonly kind: PeriodKind
  /** Where the business day so far is counted and paid again and again: every so many minutes. */
  readonly everyMinutes?: number
}

export const SCHEME_TIMES: Readonly<Record<AgentScheme, SchemeTime>> = {
  'daily-salary': { kind: 'day' },
  'weekly-salary': { kind: 'week' },
  'half-monthly-salary': { kind: 'half-month' },
  'monthly-salary': { kind: 'month' },
  'hourly-salary': { kind: 'day', everyMinutes: 60 },
  'realtime-salary': { kind: 'day', everyMinutes: 5 },
  dividend: { kind: 'half-month' },
  'weekly-dividend': { kind: 'week' },
  'monthly-dividend': { kind: 'month' },
}

/** Something for each scheme of salaries. */
export const forSchemes = <T>(make: (scheme: SalaryScheme) => T): Readonly<Record<SalaryScheme, T>> =>
  recordOf(SALARY_SCHEMES, make)

/** Something for each scheme of dividends. */
export const forDividends = <T>(make: (scheme: DividendScheme) => T): Readonly<Record<DividendScheme, T>> =>
  recordOf(DIVIDEND_SCHEMES, make)

const recordOf = <Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)] as const)) as Record<Name, T>

const dividends: readonly string[] = DIVIDEND_SCHEMES

export const isDividend = (scheme: AgentScheme): scheme is DividendScheme => dividends.includes(scheme)
