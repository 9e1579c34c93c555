import * as z from 'zod/mini'
import { GAME_TYPES } from './catalogue.ts'
import { rebateRates } from './rebates.ts'
import { route } from './route.ts'
import { RANKS_MAX } from './vip.ts'
import { businessDay, money, signedMoney, uuid } from './wire.ts'

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most))

/** What a brand gives back of valid stakes, as operators decide about it. */
export const rebatePlan = z.strictObject({
  open: z.boolean(),
  /** Rates from a rank on; the first is everybody’s. */
  steps: z
    .array(z.strictObject({ fromLevel: whole(0, RANKS_MAX), rates: rebateRates }))
    .check(z.minLength(1), z.maxLength(RANKS_MAX + 1)),
  /** Less is not paid, but waits. */
  least: money,
  /** The most for a day. */
  dayMax: money,
  /** For how many days after its own a day can be claimed. */
  claimDays: whole(3, 90),
  play: whole(0, 10_000),
  automatic: z.boolean(),
})
export type RebatePlan = z.output<typeof rebatePlan>

export const proposedRebatePlan = z.extend(rebatePlan, { effectiveFrom: businessDay })
export type ProposedRebatePlan = z.output<typeof proposedRebatePlan>

export const officeRebates = route({
  method: 'GET',
  path: '/ops/rebates',
  access: 'operator',
  power: 'content.see',
  summary: 'The plans of today and of days to come, newest first, and what the last days came to.',
  answer: z.strictObject({
    list: z.array(proposedRebatePlan),
    today: businessDay,
    proposal: z.nullable(uuid),
    /** The last thirty closed days, newest first. */
    days: z.array(z.strictObject({ day: businessDay, members: z.number(), valid: money, earned: money })),
    /** Paid in the last thirty days, and what waits to be claimed. */
    paid: money,
    waiting: money,
  }),
  refusals: [],
})

export const previewRebates = route({
  method: 'POST',
  path: '/ops/rebates/preview',
  access: 'operator',
  power: 'content.see',
  summary: 'What a plan would have given back for the last thirty days, with the ranks that members have now.',
  body: rebatePlan,
  answer: z.strictObject({
    from: businessDay,
    to: businessDay,
    /** Members who would have been given something. */
    members: z.number(),
    earned: money,
    /** What the same play left with the brand. */
    net: signedMoney,
    /** Before the most for a day. */
    kinds: z.array(z.strictObject({ gameType: z.enum(GAME_TYPES), valid: money, earned: money, net: signedMoney })),
    days: z.array(z.strictObject({ day: businessDay, earned: money, net: signedMoney })),
  }),
  refusals: ['ranks_not_rising'],
})

export const proposeRebates = route({
  method: 'POST',
  path: '/ops/rebates',
  access: 'operator',
  power: 'content.change',
  summary: 'Proposes another plan; it holds from its day on, once a second operator has approved it.',
  body: proposedRebatePlan,
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['proposal_waiting', 'ranks_not_rising'],
})
