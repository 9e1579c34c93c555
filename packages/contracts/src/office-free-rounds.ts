import * as z from 'zod/mini'
import { amountQuery } from './list-query.ts'
import { letterAudience } from './office-messages.ts'
import { route } from './route.ts'
import { cursor, instant, LANGUAGES, localized, money, shortText, uuid } from './wire.ts'

export const FREE_ROUNDS_MAX = 1_000
export const FREE_GAMES_MAX = 50

/** So many members at most are granted free rounds by one campaign. */
export const FREE_REACH_MAX = 20_000

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
const code = z.string().check(z.minLength(1), z.maxLength(64))

/** A campaign of free rounds as an operator writes it. */
export const freeRoundsDraft = z.strictObject({
  names: z.record(z.enum(LANGUAGES), name),
  vendor: code,
  games: z.array(code).check(z.minLength(1), z.maxLength(FREE_GAMES_MAX)),
  /** For each member, in all these games together. */
  rounds: z.int().check(z.gte(1), z.lte(FREE_ROUNDS_MAX)),
  stake: money,
  /** All that a member may win by them. */
  mostWin: money,
  /** How often what they pay is to be played before it may be withdrawn, in per cent of it. */
  play: z.int().check(z.gte(0), z.lte(5_000)),
  /** At once where there is none. */
  from: z.nullable(instant),
  until: instant,
  audience: letterAudience,
})
export type FreeRoundsDraft = z.output<typeof freeRoundsDraft>

/** As it is proposed. */
export const freeRoundsPlan = z.strictObject({ id: uuid, draft: freeRoundsDraft })

export const FREE_ROUNDS_STATES = ['scheduled', 'running', 'over', 'stopped'] as const

const campaign = z.strictObject({
  id: uuid,
  names: localized,
  vendor: z.string(),
  games: z.array(z.strictObject({ code: z.string(), names: localized })),
  rounds: z.int(),
  stake: money,
  mostWin: money,
  play: z.int(),
  from: instant,
  until: instant,
  state: z.enum(FREE_ROUNDS_STATES),
  madeAt: instant,
  madeBy: z.string(),
  stoppedAt: z.nullable(instant),
  stoppedBy: z.nullable(z.string()),
  /** Members it was granted to, those of them whose vendor knows of it, and those who have played. */
  reach: z.int(),
  told: z.int(),
  players: z.int(),
  played: z.int(),
  /** What was won, and what of that was paid: the rest lies beyond what a member may win. */
  won: money,
  paid: money,
})
export type FreeRoundsCampaign = z.output<typeof campaign>

const byId = z.strictObject({ id: uuid })

export const listFreeRounds = route({
  method: 'GET',
  path: '/ops/free-rounds',
  access: 'operator',
  power: 'money.see',
  summary:
    'Campaigns of free rounds with what became of them, newest first. Amounts are what they paid; `search` is a part of a name.',
  query: z.strictObject({
    ...amountQuery,
    search: z.optional(shortText),
    state: z.optional(z.enum(FREE_ROUNDS_STATES)),
  }),
  answer: z.strictObject({ list: z.array(campaign), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

export const readFreeRounds = route({
  method: 'GET',
  path: '/ops/free-rounds/{id}',
  access: 'operator',
  power: 'money.see',
  summary: 'One campaign.',
  params: byId,
  answer: campaign,
  refusals: ['not_found'],
})

export const listFreeRoundGames = route({
  method: 'GET',
  path: '/ops/free-rounds/games',
  access: 'operator',
  power: 'money.see',
  summary: 'Games whose vendors play free rounds, with the stakes at which they do.',
  answer: z.strictObject({
    list: z.array(z.strictObject({ vendor: z.string(), code: z.string(), names: localized, stakes: z.array(money) })),
  }),
  refusals: [],
})

const draftRefusals = [
  ...(['free_rounds_game', 'free_rounds_stake', 'free_rounds_most', 'period_over'] as const),
  ...(['audience_empty', 'free_rounds_reach'] as const),
] as const

export const previewFreeRounds = route({
  method: 'POST',
  path: '/ops/free-rounds/preview',
  access: 'operator',
  power: 'money.see',
  summary: 'Whom a campaign would reach, which names are nobody’s, and the most that it can cost.',
  body: freeRoundsDraft,
  answer: z.strictObject({
    reach: z.int(),
    /** Names that are nobody’s, by the place at which they stand among the usernames, from 1. */
    unknown: z.array(z.strictObject({ line: z.int(), name: z.string() })),
    /** What all stakes are worth, and the most that can be paid. */
    worth: money,
    most: money,
    /** Whether a second operator has to decide. */
    needsTwo: z.boolean(),
  }),
  refusals: draftRefusals,
})

export const grantFreeRounds = route({
  method: 'POST',
  path: '/ops/free-rounds',
  access: 'operator',
  power: 'money.change',
  summary: 'Grants free rounds; where they may cost the brand’s threshold or more it is proposed to a second operator.',
  body: freeRoundsDraft,
  answer: z.strictObject({ id: uuid, proposal: z.nullable(uuid) }),
  refusals: [...draftRefusals, 'audience_unknown', 'proposal_waiting'],
})

export const stopFreeRounds = route({
  method: 'POST',
  path: '/ops/free-rounds/{id}/stop',
  access: 'operator',
  power: 'money.change',
  summary:
    'Takes back all free rounds that were not begun. A round that was goes on to its end; nothing opens it again.',
  params: byId,
  answer: z.strictObject({}),
  refusals: ['not_found'],
})

export const listFreeRoundsMembers = route({
  method: 'GET',
  path: '/ops/free-rounds/{id}/members',
  access: 'operator',
  power: 'money.see',
  summary: 'Who has the free rounds of a campaign and what became of them; who played last stands first.',
  params: byId,
  query: z.strictObject({ cursor: z.optional(cursor), username: z.optional(shortText) }),
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        id: uuid,
        member: z.strictObject({ id: uuid, username: z.string() }),
        rounds: z.int(),
        used: z.int(),
        won: money,
        paid: money,
        told: z.boolean(),
        lastAt: instant,
      }),
    ),
    nextCursor: z.nullable(cursor),
  }),
  refusals: ['not_found'],
})
