import * as z from 'zod/mini'
import { amountQuery } from './list-query.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, money, shortText, uuid } from './wire.ts'

/** Whether money may be sent, how much at a time, and how much a day. */
const limits = { open: z.boolean(), least: money, most: money, dayMax: money }
const transferLimits = z.strictObject(limits)
export type TransferLimits = z.output<typeof transferLimits>

/** `up`: to whoever invited the member; `down`: from an agent to somebody right below. */
export const TRANSFER_DIRECTIONS = ['up', 'down'] as const
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number]

const CLOSED: TransferLimits = { open: false, least: '100', most: '20000', dayMax: '50000' }

/** How much members may send to whoever invited them, and agents to somebody right below; rules without a word of it are closed. */
export const uplineRules = z.strictObject({ ...limits, downline: z._default(transferLimits, CLOSED) })
export type UplineRules = z.output<typeof uplineRules>

export const proposedUplineRules = z.extend(uplineRules, { effectiveFrom: businessDay })
export type ProposedUplineRules = z.output<typeof proposedUplineRules>

const person = z.strictObject({ id: uuid, username: z.string() })

export const officeUpline = route({
  method: 'GET',
  path: '/ops/upline',
  access: 'operator',
  power: 'money.see',
  summary:
    'The rules of today and of days to come, newest first, and what was sent up and down, newest first. `search` is the username of either side.',
  query: z.strictObject({ ...amountQuery, search: z.optional(shortText) }),
  answer: z.strictObject({
    rules: z.array(proposedUplineRules),
    today: businessDay,
    proposal: z.nullable(uuid),
    list: z.array(
      z.strictObject({
        id: uuid,
        direction: z.enum(TRANSFER_DIRECTIONS),
        from: person,
        to: person,
        amount: money,
        at: instant,
      }),
    ),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})

export const proposeUpline = route({
  method: 'POST',
  path: '/ops/upline',
  access: 'operator',
  power: 'money.change',
  summary: 'Proposes other rules; they hold from their day on, once a second operator has approved them.',
  body: proposedUplineRules,
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['proposal_waiting', 'limits_senseless'],
})
