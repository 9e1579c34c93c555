import * as z from 'zod/mini'
import { amountQuery } from './list-query.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, money, shortText, uuid } from './wire.ts'

/** How much members may send to whoever invited them. */
export const uplineRules = z.strictObject({
  open: z.boolean(),
  least: money,
  most: money,
  dayMax: money,
})
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
    'The rules of today and of days to come, newest first, and what members sent, newest first. `search` is the username of either side.',
  query: z.strictObject({ ...amountQuery, search: z.optional(shortText) }),
  answer: z.strictObject({
    rules: z.array(proposedUplineRules),
    today: businessDay,
    proposal: z.nullable(uuid),
    list: z.array(z.strictObject({ id: uuid, from: person, to: person, amount: money, at: instant })),
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
