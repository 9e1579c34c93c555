import { agentIncome, agentIncomeDay } from '@sanuk/contracts/agent-income'
import { dayRange } from '#platform/day-range'
import type { Serve } from '#platform/serve'
import type { Income } from './index.ts'

/** What agents see of what they were paid. */
export function incomeRoutes(serve: Serve, income: Income): void {
  serve(agentIncome, ({ caller, brand, query }) => {
    // Refuses what is backwards or too long.
    dayRange(query, brand.timeZone)
    return income.byDay({ brand: brand.id, agent: caller.id }, query)
  })

  serve(agentIncomeDay, ({ caller, brand, params, query }) =>
    income.ofDay({ brand: brand.id, agent: caller.id }, params.day, query.cursor),
  )
}
