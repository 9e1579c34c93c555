import { AGENT_RECORD_DAYS_MAX, agentBetting, agentBettingSums } from '@sanuk/contracts/agent-betting'
import { agentTransactions } from '@sanuk/contracts/agent-transactions'
import { countDays } from '@sanuk/contracts/calendar-day'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Records } from './index.ts'

/** No brand is older. Sums also read as many days before `from`, and those must be days of the calendar, too. */
const FIRST_DAY = '1900-01-01'

export function recordsRoutes(serve: Serve, { records }: { readonly records: Records }): void {
  serve(agentBetting, ({ caller, brand, query: { cursor, ...query }, language }) => {
    demandSpan(query)
    return records.rounds({ brand: brand.id, agent: caller.id, ...query }, { cursor, language })
  })

  serve(agentBettingSums, ({ caller, brand, query }) => {
    demandSpan(query)
    return records.sums({ brand: brand.id, agent: caller.id, ...query })
  })

  serve(agentTransactions, ({ brand, query }) => {
    demandSpan(query)
    return records.transactions({ brand: brand.id, ...query })
  })
}

/** Refuses with `invalid_request` days that are backwards, too many, or older than anything. */
function demandSpan({ from, to }: { readonly from: string; readonly to: string }): void {
  if (from < FIRST_DAY) throw new Refusal('invalid_request', { fields: [{ field: 'from', word: 'field.invalid' }] })
  if (to < from) throw new Refusal('invalid_request', { fields: [{ field: 'to', word: 'field.invalid' }] })
  if (countDays(from, to) > AGENT_RECORD_DAYS_MAX) {
    throw new Refusal('invalid_request', {
      fields: [{ field: 'from', word: 'field.range', values: { days: AGENT_RECORD_DAYS_MAX } }],
    })
  }
}
