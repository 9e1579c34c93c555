import * as z from 'zod/mini'
import { route } from './route.ts'
import { businessDay, instant, localized, money, signedMoney, uuid } from './wire.ts'

const pool = z.strictObject({
  vendor: z.string(),
  pool: z.string(),
  /** What its vendor calls it; its code where nothing was told of it. */
  names: localized,
  /** What is in it now, of all brands, as its vendor tells; `null` where nothing is told. */
  inside: z.nullable(money),
  /** What stakes of this brand’s members put in, what they won of it, and what stands in its account: the difference. */
  fed: signedMoney,
  won: money,
  balance: signedMoney,
  drops: z.number(),
  lastDropAt: z.nullable(instant),
  /** Since when it is counted; `null` where nobody of the brand has put anything in. */
  since: z.nullable(instant),
})
export type Pool = z.output<typeof pool>

/** Days of one answer, and wins named in it: the last ones. */
export const POOL_DAYS = 30
export const POOL_DROPS_MAX = 100

export const listPools = route({
  method: 'GET',
  path: '/ops/pools',
  access: 'operator',
  power: 'rounds.see',
  summary: 'The progressive pools in the brand’s currency: what is in them, and what its members put in and won.',
  answer: z.strictObject({ list: z.array(pool) }),
  refusals: [],
})

export const readPool = route({
  method: 'GET',
  path: '/ops/pools/{vendor}/{pool}',
  access: 'operator',
  power: 'rounds.see',
  summary: 'One pool by the last thirty business days, with who of the brand’s members won it.',
  params: z.strictObject({
    vendor: z.string().check(z.maxLength(32)),
    pool: z.string().check(z.maxLength(64)),
  }),
  answer: z.strictObject({
    pool,
    /** Oldest first; today counts as it stands now. */
    days: z.array(z.strictObject({ day: businessDay, fed: signedMoney, won: money })),
    /** Newest first, a hundred at most. */
    drops: z.array(
      z.strictObject({
        transaction: z.string(),
        round: uuid,
        member: z.strictObject({ id: uuid, username: z.string() }),
        game: z.string(),
        amount: money,
        at: instant,
      }),
    ),
  }),
  refusals: ['not_found'],
})
