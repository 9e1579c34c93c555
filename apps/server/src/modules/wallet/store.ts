import { type Amount, amount } from '@sanuk/money/amount'
import type { Database } from '#platform/database'

/** Balances of many members at once, straight from their guarded accounts. */
export function createWalletStore(database: Database) {
  const own = database.withTables<{
    'ledger.account': { owner: string; kind: string; balance: bigint }
  }>()
  return {
    balancesOf: async (members: readonly string[]): Promise<Map<string, Amount>> => {
      if (members.length === 0) return new Map()
      const rows = await own
        .selectFrom('ledger.account')
        .select(['owner', 'balance'])
        .where('kind', '=', 'member')
        .where('owner', 'in', [...members])
        .execute()
      return new Map(rows.map(({ owner, balance }) => [owner, amount(balance)]))
    },
  }
}
