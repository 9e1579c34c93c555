import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import { type Database, inTransaction } from '#platform/database'
import type { CallVendor } from '#platform/vendors'
import type { Vendors } from '../vendors/index.ts'
import { replaceList } from './store/vendor-list.ts'

type Needs = {
  readonly database: Database
  readonly callVendor: CallVendor
  readonly vendors: Pick<Vendors, 'all'>
}

/**
 * Takes over the list of games of every vendor that is switched on; one that cannot be reached keeps the list it had.
 * What a sandbox vendor lists can be played and is shown to nobody.
 */
export const synchronise =
  ({ database, callVendor, vendors }: Needs) =>
  async (): Promise<void> => {
    for (const { called, enabled, sandbox } of vendors.all()) {
      const reply = called && enabled ? await callVendor(called, 'games', { requestId: randomUUID() }) : null
      if (!called || !reply) continue
      const games = reply.games.map(({ tags, minimumStake, maximumStake, parent, playType, ...game }) => ({
        ...game,
        nodeId: randomUUID(),
        vendor: called.code,
        parent: parent ?? null,
        playType: playType ?? null,
        minimumStake: parseAmount(minimumStake),
        maximumStake: parseAmount(maximumStake),
        isHot: tags.includes('hot'),
        isNew: tags.includes('new'),
      }))
      await inTransaction(database, (transaction) =>
        replaceList(transaction, { vendor: called.code, games, listed: !sandbox }),
      )
    }
  }
