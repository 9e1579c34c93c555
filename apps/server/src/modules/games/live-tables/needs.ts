import type { FindMembers } from '#platform/capabilities/member'
import type { BalancesOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { AskVendor } from '#platform/vendors'
import type { Vendors } from '../vendors/index.ts'
import type { RequestStore } from './store.ts'

export type LiveTablesNeeds = {
  readonly store: RequestStore
  readonly askVendor: AskVendor
  readonly vendors: Pick<Vendors, 'openVendor'>
  readonly clock: Clock
  readonly findMembers: FindMembers
  readonly balancesOf: BalancesOf
  /** Names of all brands by their ids. */
  readonly brandNames: () => Promise<ReadonlyMap<string, string>>
}
