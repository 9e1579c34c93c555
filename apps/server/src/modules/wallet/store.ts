import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { WalletOwner } from './index.ts'

/** Balances of many members at once, straight from their guarded accounts. */
export function createWalletStore(database: Database) {
  const own = database.withTables<{
    'ledger.account': { owner: string; kind: string; balance: bigint }
  }>()
  return {
    /** Accounts that are open already. */
    accountsOf: async (owners: readonly WalletOwner[]) => {
      const { rows } = await sql<{ owner: string; currency: string; account: string }>`
        select account.owner, account.currency, account.id::text as account
          from unnest(${owners.map(({ brand }) => brand)}::uuid[], ${owners.map(({ id }) => id)}::text[],
                      ${owners.map(({ currency }) => currency)}::text[]) as asked (brand, owner, currency)
          join ledger.account on account.brand = asked.brand and account.kind = 'member'
                             and account.owner = asked.owner and account.currency = asked.currency`.execute(database)
      return rows
    },
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
