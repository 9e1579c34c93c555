import * as z from 'zod/mini'
import { betSummary, SUMMARIES_MAX } from './bet-summary.ts'
import { GAME_TYPES, pictureAddress } from './catalogue.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, localized, money, signedMoney, theme, uuid } from './wire.ts'

/** What money did within a round. A bet and a correction downwards take from the member, the others give. */
export const MOVEMENT_KINDS = ['bet', 'win', 'rollback', 'return', 'correction_up', 'correction_down'] as const

/** Closed rounds take no more stakes; resettled ones were corrected after they were settled. */
export const ROUND_STATES = ['open', 'closed', 'settled', 'rolled_back', 'resettled'] as const

/** One game cycle as its member sees it. `net` is win less stake. */
export const round = z.strictObject({
  id: uuid,
  /** Short name to quote to support, made from the vendor's round. */
  reference: z.string(),
  gameType: z.enum(GAME_TYPES),
  gameCode: z.string(),
  gameNames: localized,
  vassalageName: z.string(),
  thumbnail: z.nullable(pictureAddress),
  state: z.enum(ROUND_STATES),
  stake: money,
  win: money,
  net: signedMoney,
  /** Of a free round: the stake that nobody paid. `stake` is 0 then. */
  freeStake: z.nullable(money),
  /** What its bets were about, in the words of their vendor; left out where none of them said so. */
  summaries: z.optional(z.array(betSummary).check(z.maxLength(SUMMARIES_MAX))),
  startedAt: instant,
  settledAt: z.nullable(instant),
})
export type Round = z.output<typeof round>

export const listRounds = route({
  method: 'GET',
  path: '/wps/member/rounds',
  access: 'member',
  summary: "The member's rounds between two business days, newest first, with totals over the whole range.",
  query: z.strictObject({
    from: businessDay,
    to: businessDay,
    gameType: z.optional(z.enum(GAME_TYPES)),
    cursor: z.optional(cursor),
  }),
  answer: z.strictObject({
    list: z.array(round),
    nextCursor: z.nullable(cursor),
    /** Present on the first page only: later pages continue the same range. */
    totals: z.nullable(z.strictObject({ rounds: z.number(), stake: money, win: money, net: signedMoney })),
    /** Net per business day, oldest first; first page only. */
    days: z.nullable(z.array(z.strictObject({ day: businessDay, rounds: z.number(), net: signedMoney }))),
  }),
  refusals: [],
})

export const readRound = route({
  method: 'GET',
  path: '/wps/member/rounds/{id}',
  access: 'member',
  summary: 'One round with every movement of money in it.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({
    round,
    movements: z.array(
      z.strictObject({
        kind: z.enum(MOVEMENT_KINDS),
        amount: money,
        balanceAfter: money,
        at: instant,
        transaction: uuid,
      }),
    ),
  }),
  refusals: [],
})

export const replayRound = route({
  method: 'POST',
  path: '/wps/member/rounds/{id}/replay',
  access: 'member',
  summary: 'An address at the vendor that shows the round as the member saw it.',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ theme }),
  answer: z.strictObject({ content: z.url() }),
  refusals: ['vendor_unreachable'],
})

export const WINNERS_SHOWN = 20

export const winners = route({
  method: 'GET',
  path: '/wps/relay/games/winners',
  access: 'visitor',
  summary: 'The latest real win of each member that is large enough to be told, names masked.',
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        round: z.string(),
        player: z.string(),
        gameCode: z.string(),
        gameNames: localized,
        thumbnail: z.nullable(pictureAddress),
        win: money,
        /** Win over stake, one decimal. */
        multiple: z.string(),
        at: instant,
      }),
    ),
  }),
  refusals: [],
})
