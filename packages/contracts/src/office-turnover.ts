import * as z from 'zod/mini'
import { GAME_TYPES } from './catalogue.ts'
import { route } from './route.ts'
import { businessDay, uuid } from './wire.ts'

const percent = z.number().check(z.int(), z.minimum(0), z.maximum(1_000))

/** What a brand demands to be played before money leaves, as operators decide about it. */
export const turnoverRules = z.strictObject({
  /** Of a deposit: 100 is once. */
  depositPercent: percent,
  /** How much of a kind of games' valid stake counts; a kind that is not named counts nothing. */
  weights: z.partialRecord(z.enum(GAME_TYPES), percent),
})
export type TurnoverRules = z.output<typeof turnoverRules>

export const proposedTurnoverRules = z.extend(turnoverRules, { effectiveFrom: businessDay })
export type ProposedTurnoverRules = z.output<typeof proposedTurnoverRules>

export const officeTurnover = route({
  method: 'GET',
  path: '/ops/turnover',
  access: 'operator',
  power: 'content.see',
  summary: 'What money must be played, today and from days to come on, newest first.',
  answer: z.strictObject({
    /** What held before anybody decided. */
    usual: turnoverRules,
    list: z.array(proposedTurnoverRules),
    today: businessDay,
    proposal: z.nullable(uuid),
  }),
  refusals: [],
})

export const proposeTurnover = route({
  method: 'POST',
  path: '/ops/turnover',
  access: 'operator',
  power: 'content.change',
  summary:
    'Proposes other rules of what money must be played; they hold from their day on, for money that comes then, once a second operator has approved them.',
  body: proposedTurnoverRules,
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['proposal_waiting'],
})
