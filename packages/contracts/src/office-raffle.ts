import * as z from 'zod/mini'
import { PLACES_MAX, prizeStep } from './raffle.ts'
import { route } from './route.ts'
import { instant, money, uuid } from './wire.ts'

/** So many tickets a member may have in a draw. */
export const TICKETS_MAX = 10_000

/** What an operator decides about the draws to come. */
export const rafflePlan = z.strictObject({
  enabled: z.boolean(),
  stakePerTicket: money,
  ticketsMax: z.number().check(z.int(), z.minimum(1), z.maximum(TICKETS_MAX)),
  /** In the brand's time zone, `HH:mm`. */
  drawsAt: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  prizes: z.array(prizeStep).check(
    z.minLength(1),
    z.maxLength(20),
    z.refine((steps) => steps.reduce((places, { count }) => places + count, 0) <= PLACES_MAX),
  ),
  claimDays: z.number().check(z.int(), z.minimum(1), z.maximum(90)),
})
export type RafflePlan = z.output<typeof rafflePlan>

const drawRow = z.strictObject({
  id: uuid,
  opensAt: instant,
  closesAt: instant,
  drawnAt: z.nullable(instant),
  tickets: z.number(),
  /** How many had a ticket. */
  members: z.number(),
  prizes: money,
  claimed: money,
})

export const officeRaffle = route({
  method: 'GET',
  path: '/ops/raffle',
  access: 'operator',
  power: 'content.see',
  summary: 'The plan of the draws to come, whether a change of it waits for a second operator, and the latest draws.',
  answer: z.strictObject({
    plan: z.nullable(rafflePlan),
    proposal: z.nullable(uuid),
    draws: z.array(drawRow),
  }),
  refusals: [],
})

export const proposeRafflePlan = route({
  method: 'POST',
  path: '/ops/raffle/plan',
  access: 'operator',
  power: 'content.change',
  summary: 'Proposes another plan; it holds for draws that open after a second operator has approved it.',
  body: rafflePlan,
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['proposal_waiting', 'amount_below_minimum'],
})
