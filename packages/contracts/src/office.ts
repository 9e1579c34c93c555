import * as z from 'zod/mini'
import { dayQuery } from './list-query.ts'
import { route } from './route.ts'
import { currencyCode, cursor, instant, money, shortText, signedMoney, uuid } from './wire.ts'

/** Kinds of accounts: those of agents differ in their agreements only. */
export const MEMBER_KINDS = ['member', 'agent', 'trial'] as const

export const listMembers = route({
  method: 'GET',
  path: '/ops/members',
  access: 'operator',
  power: 'members.see',
  summary:
    'Members of the brand by when they joined, newest first, with their balances; all kinds, open and closed, unless one is asked for. `search` is the beginning of a username, or a whole proved mobile number or address.',
  query: z.strictObject({
    ...dayQuery,
    search: z.optional(shortText),
    kind: z.optional(z.enum(MEMBER_KINDS)),
    closed: z.optional(z.enum(['yes', 'no'])),
  }),
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        id: uuid,
        username: z.string(),
        type: z.number(),
        closed: z.boolean(),
        balance: money,
        currency: currencyCode,
        joinedAt: instant,
        lastSeenAt: z.nullable(instant),
      }),
    ),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})

/** The books at this instant: per currency and kind of account, and whether everything adds up. */
export const books = route({
  method: 'GET',
  path: '/ops/ledger/books',
  access: 'operator',
  power: 'overview.see',
  summary: 'Trial balance and the checks that it is true.',
  answer: z.strictObject({
    at: instant,
    accounts: z.array(
      z.strictObject({ kind: z.string(), currency: currencyCode, accounts: z.number(), balance: signedMoney }),
    ),
    /** The books are looked at once a minute; `null` before the first time. */
    checkedAt: z.nullable(instant),
    checks: z.array(z.strictObject({ name: z.string(), violations: z.number() })),
  }),
  refusals: [],
})
