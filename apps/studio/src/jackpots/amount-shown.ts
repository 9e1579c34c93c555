import { writeAmount } from '@sanuk/money/amount'
import type { OpenSession } from '../sessions/session.ts'
import type { Jackpots } from './jackpots.ts'
import type { MustDrops } from './must-drop.ts'
import { isMustDrop, poolOf } from './pools.ts'

type Needs = { readonly jackpots: Pick<Jackpots, 'amountOf'>; readonly mustDrops: Pick<MustDrops, 'open'> }

/**
 * What is in the pool that a session plays for; null where its game has none, and in a demo, which wins none. One that must be
 * won is open from then on, so that nobody stakes for it before its commitment is told.
 */
export async function amountShown(
  { jackpots, mustDrops }: Needs,
  { game, currency, mode }: Pick<OpenSession, 'game' | 'currency' | 'mode'>,
): Promise<string | null> {
  const pool = mode === 'real' ? poolOf(game, currency) : undefined
  if (pool && isMustDrop(pool)) await mustDrops.open(pool, currency)
  return pool ? writeAmount(await jackpots.amountOf(pool, currency)) : null
}
