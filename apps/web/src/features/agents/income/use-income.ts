import { agentIncome, agentIncomeDay, INCOME_KINDS, type IncomeKind } from '@sanuk/contracts/agent-income'
import { AGENT_SCHEMES, type AgentScheme } from '@sanuk/contracts/agent-schemes'
import { addDays } from '@sanuk/contracts/calendar-day'
import type { AnswerOf } from '@sanuk/contracts/route'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { PanelName } from '../../../panels/panel-names.ts'
import { call } from '../../../wire/call.ts'
import { keyOf, read } from '../../../wire/read.ts'
import { nextMonth } from '../salary/calendar-month.ts'

export type Income = AnswerOf<typeof agentIncome>
export type IncomeDay = Income['days'][number]

/** Salaries are paid while somebody looks: how often their payments are asked for. */
const LOOK_MS = 60_000

/** What was paid in a month, named by its first day, until today. */
export function useIncome(month: string, today: string) {
  const end = addDays(nextMonth(month), -1)
  const query = { from: month, to: end < today ? end : today }
  return useQuery({
    ...read(agentIncome, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: query.to === today && LOOK_MS,
  })
}

/** The payments of a day, newest first, a page at a time. */
export const useIncomeDay = (day: string, today: string) =>
  useInfiniteQuery({
    queryKey: [...keyOf(agentIncomeDay), { day }],
    queryFn: ({ pageParam, signal }) => call(agentIncomeDay, { params: { day }, query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: day === today && LOOK_MS,
  })

/** The page of the agent centre that explains what a scheme pays. */
const PAGES: Readonly<Record<AgentScheme, PanelName>> = {
  'daily-salary': 'agentDailyWages2',
  'weekly-salary': 'agentDailyWages2',
  'half-monthly-salary': 'agentDailyWages2',
  'monthly-salary': 'agentDailyWages2',
  'hourly-salary': 'agentHourSalary',
  'realtime-salary': 'agentRealtimeSalary',
  dividend: 'agentDividendRecordCopy2',
  'weekly-dividend': 'agentDividendRecordCopy2',
  'monthly-dividend': 'agentDividendRecordCopy2',
}

/** Which scheme a payment is of, and the page that explains it; nothing of what members are paid. */
export function schemeOf(kind: IncomeKind): { readonly scheme: AgentScheme; readonly page: PanelName } | null {
  const scheme = AGENT_SCHEMES.find((one) => one === kind)
  return scheme ? { scheme, page: PAGES[scheme] } : null
}

/** Kinds that are among some days, in their usual order. */
export const kindsIn = (days: readonly IncomeDay[]): readonly IncomeKind[] =>
  INCOME_KINDS.filter((kind) => days.some(({ kinds }) => kinds.some((one) => one.kind === kind)))
