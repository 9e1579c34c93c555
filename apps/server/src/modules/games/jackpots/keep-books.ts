import { amount } from '@sanuk/money/amount'
import { waitForAdvisoryLock } from '#platform/advisory-lock'
import type { GamesWithPools } from '#platform/capabilities/game'
import type { Staked } from '#platform/capabilities/pool-contributions'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { fedBy } from './feed.ts'
import { addFed, takeUnposted } from './store/books.ts'
import { addDrop, correctDrop, type Drop, takeUnbooked, wasFed } from './store/drops.ts'
import { movePools, type PoolMove } from './till.ts'

export type KeepsBooks = {
  readonly database: Database
  readonly clock: Clock
  readonly gamesWithPools: GamesWithPools
}

/** What members of each brand put into the vendors' pools and won of them: counted as play is, and posted in whole units. */
export function createPoolBooks({ database, clock, gamesWithPools }: KeepsBooks) {
  const isPool = async (
    transaction: Transaction,
    { vendor, pool }: Pick<Drop, 'vendor' | 'pool'>,
  ): Promise<boolean> => {
    const games = await gamesWithPools(transaction)
    const feeds = games.some((game) => game.vendor === vendor && game.pools.some(({ code }) => code === pool))
    return feeds || wasFed(transaction, vendor, pool)
  }
  return {
    /** Counts what play put in, within the transaction that counts the play: so that it is counted once, too. */
    feed: async (transaction: Transaction, staked: readonly Staked[]): Promise<void> => {
      const fed = fedBy(staked, await gamesWithPools(transaction))
      if (fed.length > 0) await addFed(transaction, fed, clock())
    },
    /** Whether a game of the vendor feeds this pool, or ever did. */
    isPool,
    /** Records that a win is paid out of a pool, within the transaction that pays it. */
    noteDrop: addDrop,
    correctDrop,
    /** Posts the whole units that were counted and won since the last time. */
    post: (): Promise<void> =>
      inTransaction(database, async (transaction) => {
        await waitForAdvisoryLock(transaction, 'jackpots: books')
        const won = await takeUnbooked(transaction, clock())
        const moves: PoolMove[] = [
          ...(await takeUnposted(transaction)).map(({ more, number, ...of }) => ({
            ...of,
            into: more,
            kind: 'contribution' as const,
            reference: of.brand,
            key: `jackpot:in:${of.brand}:${of.vendor}:${of.pool}:${of.currency}:${number}`,
          })),
          ...won.map(({ more, number, transaction: name, round, ...of }) => ({
            ...of,
            into: amount(-more),
            kind: 'jackpot' as const,
            reference: round,
            key: `jackpot:out:${of.vendor}:${name}:${number}`,
          })),
        ]
        if (moves.length > 0) await movePools(transaction, moves)
      }),
  }
}
