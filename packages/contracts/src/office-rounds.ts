import * as z from 'zod/mini'
import { amountQuery, dayQuery } from './list-query.ts'
import { route } from './route.ts'
import { SEAMLESS_STATUSES, type SeamlessStatus } from './seamless.ts'
import { ROUND_STATES, round } from './wagers.ts'
import { accountEntry, entryGroups } from './wallet.ts'
import { businessDay, cursor, instant, money, shortText, theme, uuid } from './wire.ts'

/** The back office: rounds one by one, and the movements of a member's wallet. */
const byId = z.strictObject({ id: uuid })

/** A round as operators see it: with whose it is. */
const officeRound = z.strictObject({ ...round.shape, member: uuid, username: z.string() })

export const listAllRounds = route({
  method: 'GET',
  path: '/ops/rounds',
  access: 'operator',
  power: 'rounds.see',
  summary: 'Rounds of the brand, newest first. `search` is a whole username or a reference.',
  query: z.strictObject({
    /** By when they began and what they won. A round changes by its win, so no index may stand on that to sort by it. */
    ...amountQuery,
    sort: dayQuery.sort,
    search: z.optional(shortText),
    state: z.optional(z.enum(ROUND_STATES)),
  }),
  answer: z.strictObject({ list: z.array(officeRound), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

const ROUND_CALLS = ['bet', 'win', 'betwin', 'rollback', 'return', 'resettle', 'settle'] as const
const statuses = Object.keys(SEAMLESS_STATUSES) as [SeamlessStatus, ...SeamlessStatus[]]

/** An account of the books: what it is for, and whose: a member's username or a vendor's code. */
const account = z.strictObject({ kind: z.string(), owner: z.string() })

export const readAnyRound = route({
  method: 'GET',
  path: '/ops/rounds/{id}',
  access: 'operator',
  power: 'rounds.see',
  summary: 'One round with what its vendor called, what it was answered, and the ledger rows of its money.',
  params: byId,
  answer: z.strictObject({
    round: officeRound,
    /** Its name at the vendor. */
    vendor: z.string(),
    vendorRound: z.string(),
    /** Win over stake, one decimal; `null` without a stake. */
    multiple: z.nullable(z.string()),
    /** What the vendor asked for, oldest first, with the answer that each call got. */
    calls: z.array(
      z.strictObject({
        transaction: z.string(),
        call: z.enum(ROUND_CALLS),
        /** The transaction that it undoes or corrects. */
        original: z.nullable(z.string()),
        amount: money,
        /** Of a stake and win in one call: the win. */
        winAmount: z.nullable(money),
        closed: z.boolean(),
        status: z.enum(statuses),
        at: instant,
      }),
    ),
    /** Rows of the ledger that moved the member's wallet, oldest first; refused ones moved nothing. */
    rows: z.array(
      z.strictObject({
        id: uuid,
        kind: z.string(),
        debit: account,
        credit: account,
        amount: money,
        posted: z.boolean(),
        balanceAfter: z.nullable(money),
        at: instant,
      }),
    ),
  }),
  refusals: [],
})

export const replayAnyRound = route({
  method: 'POST',
  path: '/ops/rounds/{id}/replay',
  access: 'operator',
  power: 'rounds.see',
  summary: 'An address at the vendor that shows the round as its member saw it, good for a short while.',
  params: byId,
  body: z.strictObject({ theme }),
  answer: z.strictObject({ content: z.url() }),
  refusals: ['vendor_unreachable'],
})

export const listMemberEntries = route({
  method: 'GET',
  path: '/ops/members/{id}/entries',
  access: 'operator',
  power: 'members.see',
  summary: 'Every movement of a member’s wallet between two business days, newest first, with the round it belongs to.',
  params: byId,
  query: z.strictObject({
    from: businessDay,
    to: businessDay,
    group: z.optional(z.enum(entryGroups)),
    cursor: z.optional(cursor),
  }),
  answer: z.strictObject({
    username: z.string(),
    list: z.array(z.strictObject({ ...accountEntry.shape, round: z.nullable(uuid) })),
    nextCursor: z.nullable(cursor),
    totals: z.nullable(z.strictObject({ in: money, out: money })),
  }),
  refusals: [],
})
