import * as z from 'zod/mini'
import { route } from './route.ts'
import { localized } from './wire.ts'

const code = z.string().check(z.regex(/^[A-Z0-9_]{1,32}$/))
const byVendor = z.strictObject({ vendor: code })

/** As many games as a vendor may list. */
const LISTED_MAX = 5000

const list = {
  vendor: z.string(),
  name: z.string(),
  /** Games that are listed now. */
  games: z.number(),
  /** Its changes wait until an operator takes them over; otherwise they come by themselves. */
  byHand: z.boolean(),
  /** Whether it can be asked: it is switched on, and where it is called and by which key are known. */
  asked: z.boolean(),
}

export const readLists = route({
  method: 'GET',
  path: '/ops/catalogue/lists',
  access: 'operator',
  power: 'catalogue.see',
  summary: 'The vendors’ lists of games, and how each is taken over. They go for all brands.',
  answer: z.strictObject({ list: z.array(z.strictObject(list)) }),
  refusals: [],
})

export const setListManner = route({
  method: 'PUT',
  path: '/ops/catalogue/lists/{vendor}/manner',
  access: 'operator',
  power: 'vendors.change',
  summary:
    'Whether changes of a vendor’s list wait for an operator: for all brands, as whoever changes vendors decides.',
  params: byVendor,
  body: z.strictObject({ byHand: z.boolean() }),
  answer: z.strictObject({}),
  refusals: [],
})

export const LIST_FIELDS = [
  ...(['name.th', 'name.en', 'gameType', 'playType', 'parent', 'vassalage', 'vassalageName', 'vassalageIcon'] as const),
  ...(['classification', 'picture', 'lines', 'minimumStake', 'maximumStake', 'returnToPlayer'] as const),
  ...([
    'maximumWinMultiple',
    'hot',
    'new',
    'playable',
    'demo',
    'freeRoundStakes',
    'stakesIn',
    'pools',
    'hall',
    'board',
  ] as const),
] as const

const game = { code: z.string(), names: localized }
const value = z.nullable(z.string())

const difference = z.strictObject({
  vendor: z.string(),
  name: z.string(),
  /** Names what was fetched: only that is taken over. */
  digest: z.string(),
  fetched: z.number(),
  new: z.array(z.strictObject(game)),
  changed: z.array(
    z.strictObject({
      ...game,
      fields: z.array(z.strictObject({ field: z.enum(LIST_FIELDS), before: value, after: value })),
    }),
  ),
  gone: z.array(z.strictObject(game)),
  /** Whether the games that stay stand in another order. */
  reordered: z.boolean(),
})
export type ListDifference = z.output<typeof difference>

export const compareList = route({
  method: 'GET',
  path: '/ops/catalogue/lists/{vendor}',
  access: 'operator',
  power: 'catalogue.see',
  summary: 'Asks a vendor for its list now and says what differs from ours. Nothing changes.',
  params: byVendor,
  answer: difference,
  refusals: ['vendor_unreachable'],
})

export const takeList = route({
  method: 'POST',
  path: '/ops/catalogue/lists/{vendor}',
  access: 'operator',
  power: 'vendors.change',
  summary: 'Takes over all differences of a vendor’s list or those of chosen games, if it is still the one looked at.',
  params: byVendor,
  body: z.strictObject({
    digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** Null takes all, their order included. */
    codes: z.nullable(z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(2 * LISTED_MAX))),
  }),
  bodyMax: 1_000_000,
  answer: z.strictObject({ new: z.number(), changed: z.number(), gone: z.number() }),
  refusals: ['vendor_unreachable', 'changed_meanwhile'],
})
