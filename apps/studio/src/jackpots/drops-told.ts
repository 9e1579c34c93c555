import type { Drops } from '../protocol.ts'
import type { OpenSession } from '../sessions/session.ts'
import type { MustDrops } from './must-drop.ts'
import { isMustDrop, poolOf } from './pools.ts'
import type { ToldDrops } from './told-drops.ts'

type Needs = { readonly drops: ToldDrops; readonly mustDrops: Pick<MustDrops, 'open'> }

/** What is told of the runs of the pool that a game fills; nothing where that is none that must be won. */
export const dropsTold =
  ({ drops, mustDrops }: Needs) =>
  async ({ game, currency }: Pick<OpenSession, 'game' | 'currency'>): Promise<Drops> => {
    const pool = poolOf(game, currency)
    if (!pool || !isMustDrop(pool)) return { run: null, told: [] }
    await mustDrops.open(pool, currency)
    const [run, told] = await Promise.all([drops.run(pool.code, currency), drops.last(pool.code, currency)])
    return { run, told }
  }
