import * as z from 'zod/mini'
import { dayQuery } from './list-query.ts'
import { route } from './route.ts'
import { cursor, instant, money, queryNumber, shortText, uuid } from './wire.ts'

/**
 * What makes staff look at a member: several accounts from one place or in one name, money that comes and goes without
 * play, more of it in a short time than usual, gifts taken by accounts that belong together, and sums that a law asks to
 * be looked at.
 */
export const RISK_KINDS = [
  ...(['shared_address', 'shared_device', 'shared_account', 'shared_name'] as const),
  ...(['gift_ring', 'no_play', 'velocity', 'large_sum'] as const),
] as const
export type RiskKind = (typeof RISK_KINDS)[number]

/** `cleared`: there is nothing in it. `confirmed`: there is, and something was done about it. */
export const FLAG_STATES = ['open', 'cleared', 'confirmed'] as const
export type FlagState = (typeof FLAG_STATES)[number]

/** What was found, in figures; which of them are there depends on the kind. */
export const evidence = z.strictObject({
  /** Members it concerns besides; of a large group, the first of them. */
  others: z.optional(z.array(z.strictObject({ id: uuid, username: z.string() }))),
  /** How many accounts belong together. */
  accounts: z.optional(z.number()),
  deposited: z.optional(money),
  withdrawn: z.optional(money),
  played: z.optional(money),
  /** What came and went on the day, and in thirty days. */
  ofDay: z.optional(money),
  ofMonth: z.optional(money),
  number: z.optional(z.number()),
  hours: z.optional(z.number()),
})
export type Evidence = z.output<typeof evidence>

const note = z.strictObject({ at: instant, by: z.string(), text: z.string() })

export const riskFlag = z.strictObject({
  id: uuid,
  member: z.strictObject({ id: uuid, username: z.string() }),
  kind: z.enum(RISK_KINDS),
  state: z.enum(FLAG_STATES),
  evidence,
  raisedAt: instant,
  /** Who works on it. */
  operator: z.nullable(z.string()),
  own: z.boolean(),
  decidedAt: z.nullable(instant),
  notes: z.array(note),
})
export type RiskFlag = z.output<typeof riskFlag>

export const riskRules = z.strictObject({
  /** So many accounts of one address within a day, or of one name at all. */
  sharedFrom: z.number().check(z.int(), z.minimum(2), z.maximum(100)),
  /** Deposits in an hour. */
  depositsPerHour: z.number().check(z.int(), z.minimum(2), z.maximum(1000)),
  /** Withdrawn of what was deposited within three days, in per cent, with less play than half of it. */
  withdrawnPercent: z.number().check(z.int(), z.minimum(10), z.maximum(1000)),
  /** Deposits and withdrawals of a day together, and of thirty days. */
  dayFrom: money,
  monthFrom: money,
})
export type RiskRules = z.output<typeof riskRules>

export const listFlags = route({
  method: 'GET',
  path: '/ops/risk',
  access: 'operator',
  power: 'risk.see',
  summary: 'Members that staff should look at, the newest first, with the reason. `search` is a username.',
  query: z.strictObject({
    ...dayQuery,
    search: z.optional(shortText),
    state: z.optional(z.enum(FLAG_STATES)),
    kind: z.optional(z.enum(RISK_KINDS)),
    member: z.optional(uuid),
    limit: z.optional(queryNumber(1, 100)),
  }),
  answer: z.strictObject({
    list: z.array(riskFlag),
    nextCursor: z.nullable(cursor),
    open: z.number(),
    rules: riskRules,
  }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })
const text = z.strictObject({ text: shortText })

export const takeFlag = route({
  method: 'POST',
  path: '/ops/risk/{id}/take',
  access: 'operator',
  power: 'risk.change',
  summary: 'Says that whoever asks works on it now.',
  params: byId,
  answer: z.strictObject({}),
  refusals: ['not_found', 'flag_decided'],
})

export const noteFlag = route({
  method: 'POST',
  path: '/ops/risk/{id}/notes',
  access: 'operator',
  power: 'risk.change',
  summary: 'Adds a note to the case; notes are never changed.',
  params: byId,
  body: text,
  answer: z.strictObject({}),
  refusals: ['not_found'],
})

export const decideFlag = route({
  method: 'POST',
  path: '/ops/risk/{id}/decide',
  access: 'operator',
  power: 'risk.change',
  summary: 'Ends a case, with its reason: there was nothing in it, or there was.',
  params: byId,
  body: z.strictObject({ state: z.enum(['cleared', 'confirmed']), text: shortText }),
  answer: z.strictObject({}),
  refusals: ['not_found', 'flag_decided'],
})

export const changeRiskRules = route({
  method: 'PUT',
  path: '/ops/risk/rules',
  access: 'operator',
  power: 'risk.change',
  summary: 'Sets from when on members are looked at.',
  body: riskRules,
  answer: z.strictObject({}),
  refusals: [],
})
