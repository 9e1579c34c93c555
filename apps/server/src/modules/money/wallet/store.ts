import { type Amount, amount, ZERO } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { WalletOwner } from '#platform/capabilities/wallet-account'
import type { Database } from '#platform/database'
import type { Standing } from './standing.ts'

/** Balances of many members at once, straight from their guarded accounts. */
export function createWalletStore(database: Database) {
  const own = database.withTables<{
    'ledger.account': { owner: string; kind: string; balance: bigint }
  }>()
  return {
    /** Accounts that are open already. */
    accountsOf: async (owners: readonly WalletOwner[]) => {
      const { rows } = await sql<{ owner: string; currency: string; account: string }>`
        select account.owner, account.currency, account.id::text as account ${accountsNamed(owners)}`.execute(database)
      return rows
    },
    standingsOf: async (owners: readonly WalletOwner[]): Promise<Map<string, Standing>> => {
      if (owners.length === 0) return new Map()
      const { rows } = await sql<{ owner: string; balance: bigint; sequence: number }>`
        select account.owner, account.balance, account.sequence ${accountsNamed(owners)}`.execute(database)
      const standings = new Map<string, Standing>(owners.map(({ id }) => [id, { balance: ZERO, changes: 0 }]))
      for (const { owner, balance, sequence } of rows) {
        standings.set(owner, { balance: amount(balance), changes: sequence })
      }
      return standings
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

/** The members' accounts, by their names. */
const accountsNamed = (owners: readonly WalletOwner[]) => sql`
  from unnest(${owners.map(({ brand }) => brand)}::uuid[], ${owners.map(({ id }) => id)}::text[],
              ${owners.map(({ currency }) => currency)}::text[]) as asked (brand, owner, currency)
  join ledger.account on account.brand = asked.brand and account.kind = 'member'
                     and account.owner = asked.owner and account.currency = asked.currency`
