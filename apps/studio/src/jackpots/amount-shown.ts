import { writeAmount } from '@sanuk/money/amount'
import type { OpenSession } from '../sessions/session-store.ts'
import type { Jackpots } from './jackpots.ts'
import { poolOf } from './pools.ts'

/** What is in the pool that a session plays for; null where its game has none, and in a demo, which wins none. */
export async function amountShown(
  jackpots: Pick<Jackpots, 'amountOf'>,
  { game, currency, mode }: Pick<OpenSession, 'game' | 'currency' | 'mode'>,
): Promise<string | null> {
  const pool = mode === 'real' ? poolOf(game) : undefined
  return pool ? writeAmount(await jackpots.amountOf(pool, currency)) : null
}
