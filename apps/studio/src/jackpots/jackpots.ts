import { type Amount, amount, writeAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { type Pool, poolsIn } from './pools.ts'

export type Jackpots = ReturnType<typeof createJackpots>

/** The pools as they stand. One that nobody has played for yet holds its seed. */
export function createJackpots(database: Database) {
  const amountOf = async (pool: Pool, currency: CurrencyCode): Promise<Amount> => {
    const { rows } = await sql<{ amount: bigint }>`
      select studio.jackpot_amount(p) as amount from studio.jackpot_pool p
       where p.code = ${pool.code} and p.currency = ${currency}
    `.execute(database)
    return rows[0] ? amount(rows[0].amount) : pool.seed
  }
  return {
    amountOf,
    /** All of them in a currency, as the platform is told. */
    in: (currency: CurrencyCode) =>
      Promise.all(
        poolsIn(currency).map(async (pool) => ({
          code: pool.code,
          names: pool.names,
          games: [...pool.games],
          amount: writeAmount(await amountOf(pool, currency)),
          startsAt: writeAmount(pool.seed),
        })),
      ),
  }
}
