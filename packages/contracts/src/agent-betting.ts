import * as z from 'zod/mini'
import { GAME_TYPES } from './catalogue.ts'
import { issueNumber } from './lottery.ts'
import { route } from './route.ts'
import { round } from './wagers.ts'
import { businessDay, cursor, money, shortText, signedMoney, uuid } from './wire.ts'

/** Most business days that one question about a branch's rounds or transactions covers. */
export const AGENT_RECORD_DAYS_MAX = 31

/** Open rounds wait for their result; of those that are won more came back than was staked, of those that are lost no more; void ones were taken back. */
export const TEAM_ROUND_STATES = ['open', 'won', 'lost', 'void'] as const
export type TeamRoundState = (typeof TEAM_ROUND_STATES)[number]

/** Lines of a lottery's ticket that are shown with its round. */
export const LINES_SHOWN = 5

/** Days both included: settled and void rounds by the day on which they were settled, open ones by the day they began. */
const filters = {
  from: businessDay,
  to: businessDay,
  state: z.optional(z.enum(TEAM_ROUND_STATES)),
  gameType: z.optional(z.enum(GAME_TYPES)),
  vendor: z.optional(shortText),
  /** The beginning of a username. */
  member: z.optional(shortText),
  /** The reference of a round, or the number of an issue of a lottery, both whole. */
  search: z.optional(shortText),
}

const selection = z.strictObject({
  issue: issueNumber,
  lines: z
    .array(
      z.strictObject({
        /** What is bet on and which numbers, in the language of the caller. */
        play: z.string(),
        numbers: z.string(),
        /** Typed numbers that are not written out. */
        more: z.number(),
        units: z.number(),
        unitStake: money,
        multiple: z.number(),
      }),
    )
    .check(z.maxLength(LINES_SHOWN)),
  /** How many lines the ticket has. */
  linesInAll: z.number(),
})

const teamRound = z.strictObject({
  member: z.strictObject({ id: uuid, username: z.string() }),
  round,
  /** The code of the vendor, by which rounds are filtered. */
  vendor: z.string(),
  /** What of the stake counts; nothing yet of an open round. */
  valid: money,
  /** Of a ticket of the platform’s lotteries. */
  selection: z.nullable(selection),
})
export type TeamRound = z.output<typeof teamRound>

export const agentBetting = route({
  method: 'GET',
  path: '/wps/agent/betting',
  access: 'agent',
  summary:
    'Rounds of everybody in the branch, by when they began, the newest first: settled ones by the tree of the day on which they were settled, open ones by today’s. A page may have few rounds or none and still go on, where what is asked for is rare.',
  query: z.strictObject({ ...filters, cursor: z.optional(cursor) }),
  answer: z.strictObject({ list: z.array(teamRound), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

export const agentBettingSums = route({
  method: 'GET',
  path: '/wps/agent/betting/sums',
  access: 'agent',
  summary:
    'What these rounds come to, and what the branch has at stake now. Without a state they are the settled ones, whose sums are those of the overview.',
  query: z.strictObject(filters),
  answer: z.strictObject({
    /** Nothing where too many rounds would have to be read one by one. */
    sums: z.nullable(
      z.strictObject({
        rounds: z.number(),
        stake: money,
        win: money,
        valid: money,
        /** Wins less stakes; 0 of open rounds, which nobody has lost yet. */
        net: signedMoney,
      }),
    ),
    /** Open rounds of the whole branch now, whatever else is asked. */
    exposure: z.strictObject({
      rounds: z.number(),
      stake: money,
      /** Those of which it is known what they can win: tickets of the platform’s lotteries. */
      tickets: z.number(),
      /** What these tickets would win if every unit won its highest prize. */
      potential: money,
    }),
    /** Those by which rounds may be filtered: whose games the brand offers. */
    vendors: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  }),
  refusals: [],
})
