import { randomUUID } from 'node:crypto'
import type { OfficeLiveTable } from '@sanuk/contracts/office-live-tables'
import type { AskTables } from './ask-tables.ts'
import type { LiveTablesNeeds } from './needs.ts'

/** For how long a vendor is left alone whose tables operators cannot see. */
const REST_MS = 60_000

type Needs = Pick<LiveTablesNeeds, 'vendors' | 'askVendor' | 'clock'>

/** The tables of vendors as they stand now. */
export function createTablesNow({ vendors, askVendor, clock }: Needs, ask: AskTables) {
  const restUntil = new Map<string, number>()

  /** None of a vendor that does not answer, or whose tables are run by itself. */
  const ofAny = async (code: string, since: Date): Promise<OfficeLiveTable[]> => {
    const vendor = vendors.openVendor(code)
    if (!vendor || (restUntil.get(code) ?? 0) > clock().getTime()) return []
    const reply = await askVendor(vendor, 'tables', { requestId: randomUUID(), since: since.toISOString() })
    if (reply.outcome === 'answered') return reply.answer.tables.map((table) => ({ vendor: code, ...table }))
    if (reply.outcome === 'refused' && reply.status === 404) restUntil.set(code, clock().getTime() + REST_MS)
    return []
  }

  return {
    all: async (codes: readonly string[], since: Date): Promise<OfficeLiveTable[]> =>
      (await Promise.all(codes.map((code) => ofAny(code, since)))).flat(),
    /** Refuses with `vendor_unreachable`. */
    of: async (vendor: string, since: Date, games: readonly string[]): Promise<OfficeLiveTable[]> => {
      const request = { requestId: randomUUID(), since: since.toISOString(), games: [...games] }
      const { tables } = await ask(vendor, 'tables', request)
      return tables.map((table) => ({ vendor, ...table }))
    },
  }
}
