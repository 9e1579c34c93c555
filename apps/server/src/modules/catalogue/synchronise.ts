import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import { type Database, inTransaction } from '#platform/database'
import type { CallVendor, Vendor } from '#platform/vendors'
import { replaceList } from './store/vendor-list.ts'

type Needs = { readonly database: Database; readonly callVendor: CallVendor; readonly vendors: readonly Vendor[] }

/** Vendors stand one after the other: more places than any may name games. */
const PLACES = 10_000

/** Takes over every vendor's list of games; a vendor that cannot be reached keeps the list it had. */
export const synchronise =
  ({ database, callVendor, vendors }: Needs) =>
  async (): Promise<void> => {
    for (const [turn, vendor] of vendors.entries()) {
      const reply = await callVendor(vendor, 'games', { requestId: randomUUID() })
      if (!reply) continue
      const games = reply.games.map(({ tags, minimumStake, maximumStake, ...game }) => ({
        ...game,
        nodeId: randomUUID(),
        vendor: vendor.code,
        minimumStake: parseAmount(minimumStake),
        maximumStake: parseAmount(maximumStake),
        isHot: tags.includes('hot'),
        isNew: tags.includes('new'),
      }))
      await inTransaction(database, (transaction) =>
        replaceList(transaction, { vendor: vendor.code, firstPlace: turn * PLACES, games }),
      )
    }
  }
