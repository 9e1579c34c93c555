import { addDays } from '@sanuk/contracts/calendar-day'
import type { EndForClosed, PayBeforeClosing } from '#platform/capabilities/agent-closing'
import type { Database } from '#platform/database'
import type { Calendars } from './calendar-of.ts'
import { createClosingStore } from './store/closings.ts'

type Needs = Pick<Calendars, 'periodsNow'> & { readonly database: Database }

/** What becomes of an agent's contracts, requests and pay when the agency is closed. */
export function createClosing({ database, periodsNow }: Needs) {
  const store = createClosingStore(database)
  return {
    preview: async (brand: string, agent: string, today: string): Promise<PayBeforeClosing> => {
      const [schemes, requests, unpaid] = await Promise.all([
        store.schemesFrom(agent, addDays(today, 1)),
        store.requests(agent),
        store.unpaid(agent),
      ])
      const contracts = await Promise.all(
        schemes.map(async (scheme) => ({ scheme, lastDay: (await periodsNow(brand, scheme)).running.lastDay })),
      )
      return { contracts, requests, unpaid }
    },
    /**
     * Ends requests at once and contracts with the business day. What was earned until then is counted and paid by the
     * usual jobs, however little it is.
     */
    end: (async (transaction, { agent, from, at }) => {
      await store.endRequests(transaction, agent, at)
      await store.endContracts(transaction, { agent, from, at })
    }) satisfies EndForClosed,
  }
}
