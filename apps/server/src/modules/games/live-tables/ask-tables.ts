import type { TABLE_CALLS, TableFault } from '@sanuk/contracts/live-tables'
import type { RefusalCode } from '@sanuk/contracts/refusals'
import type { VendorAnswer, VendorRequest } from '@sanuk/contracts/vendor'
import { Refusal } from '#platform/refusal'
import type { LiveTablesNeeds } from './needs.ts'

type TableCall = keyof typeof TABLE_CALLS

/** What vendors refuse, in our words. */
const REFUSALS: { readonly [fault in TableFault]: RefusalCode } = {
  unknown_table: 'not_found',
  unknown_coup: 'not_found',
  changed_meanwhile: 'changed_meanwhile',
  too_old: 'coup_too_old',
  no_such_outcome: 'outcome_impossible',
  same_outcome: 'outcome_unchanged',
  invalid_limits: 'table_limits_senseless',
  request_in_use: 'request_in_use',
}

export const refusalFor = (fault: TableFault): Refusal => new Refusal(REFUSALS[fault])

/** Calls a vendor about its tables. Refuses with `not_found` where it is off, and with `vendor_unreachable`. */
export const askTables =
  ({ vendors, askVendor }: Pick<LiveTablesNeeds, 'vendors' | 'askVendor'>) =>
  async <K extends TableCall>(code: string, call: K, request: VendorRequest<K>): Promise<VendorAnswer<K>> => {
    const vendor = vendors.openVendor(code)
    if (!vendor) throw new Refusal('not_found')
    const reply = await askVendor(vendor, call, request)
    if (reply.outcome !== 'answered') throw new Refusal('vendor_unreachable')
    return reply.answer
  }

export type AskTables = ReturnType<typeof askTables>
