import type { AgentScheme } from '@sanuk/contracts/agent-schemes'

/**
 * What the periods of each scheme are: the value of `period` in messages. Hourly and real-time salaries are listed by
 * the business day.
 */
export const SCHEME_PERIODS: Readonly<Record<AgentScheme, 'day' | 'week' | 'half_month' | 'month'>> = {
  'daily-salary': 'day',
  'weekly-salary': 'week',
  'half-monthly-salary': 'half_month',
  'monthly-salary': 'month',
  'hourly-salary': 'day',
  'realtime-salary': 'day',
  dividend: 'half_month',
  'weekly-dividend': 'week',
  'monthly-dividend': 'month',
}

/** Whether a period of a scheme is one business day, so that a calendar can show them. */
export const isByDay = (scheme: AgentScheme): boolean => SCHEME_PERIODS[scheme] === 'day'
