import * as z from 'zod/mini'
import { dayQuery } from './list-query.ts'
import {
  BREAK_TERMS,
  closure,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  limitValue,
  ownLimit,
  protectionChange,
} from './protection.ts'
import { route } from './route.ts'
import { cursor, instant, shortText, uuid } from './wire.ts'

const byMember = z.strictObject({ id: uuid })

/** Why staff did it: kept, and read by colleagues only. */
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000), z.regex(/^[^\p{Cs}\0]*$/u))

const staffChange = z.extend(protectionChange, {
  /** Which operator; nobody where the member did it. */
  operator: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type StaffChange = z.output<typeof staffChange>

export const readProtection = route({
  method: 'GET',
  path: '/ops/members/{id}/protection',
  access: 'operator',
  power: 'members.see',
  summary: 'The limits a member has set, whether they stay away, and the latest changes of both.',
  params: byMember,
  answer: z.strictObject({
    limits: z.array(ownLimit),
    closure: z.nullable(closure),
    changes: z.array(staffChange),
  }),
  refusals: [],
})

export const tightenLimit = route({
  method: 'PUT',
  path: '/ops/members/{id}/protection/limits',
  access: 'operator',
  power: 'members.change',
  summary: 'Sets a limit for a member, or lowers one. Staff never loosen a limit.',
  params: byMember,
  body: z.strictObject({ kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS), value: limitValue, reason }),
  answer: z.strictObject({}),
  refusals: [],
})

export const excludeMember = route({
  method: 'POST',
  path: '/ops/members/{id}/protection/break',
  access: 'operator',
  power: 'members.change',
  summary: 'Keeps a member away from play, deposits and promotions, at once. Nobody can end it before its time.',
  params: byMember,
  body: z.strictObject({ term: z.enum(BREAK_TERMS), reason }),
  answer: z.strictObject({}),
  refusals: ['break_shorter'],
})

export const AWAY_KINDS = ['time_out', 'exclusion'] as const

export const listAway = route({
  method: 'GET',
  path: '/ops/protection/away',
  access: 'operator',
  power: 'members.see',
  summary: 'Members who stay away from play, the latest first. `search` is a username.',
  query: z.strictObject({
    ...dayQuery,
    search: z.optional(shortText),
    kind: z.optional(z.enum(AWAY_KINDS)),
  }),
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        id: uuid,
        username: z.string(),
        kind: z.enum(AWAY_KINDS),
        since: instant,
        until: z.nullable(instant),
        reopensAt: z.nullable(instant),
      }),
    ),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})
