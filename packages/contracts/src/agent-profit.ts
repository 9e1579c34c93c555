import * as z from 'zod/mini'
import { route } from './route.ts'
import { businessDay, cursor, money, shortText, signedMoney, uuid } from './wire.ts'

/** What a group of accounts did and was given by the house. */
const profitFigures = z.strictObject({
  deposits: money,
  withdrawals: money,
  rounds: z.number(),
  stake: money,
  /** What of the stakes counts: the base of salaries. */
  valid: money,
  win: money,
  /** Wins less stakes: what members won; negative where they lost. */
  net: signedMoney,
  /** Parts of play given back. */
  rebates: money,
  /** What activities, ranks, missions, draws, points and invited friends brought. */
  rewards: money,
  /** What agents were paid of their team's play. */
  salaries: money,
})
export type ProfitFigures = z.output<typeof profitFigures>

export const PROFIT_SORTS = ['stake', 'net'] as const
export type ProfitSort = (typeof PROFIT_SORTS)[number]

export const PROFIT_ORDERS = ['descending', 'ascending'] as const
export type ProfitOrder = (typeof PROFIT_ORDERS)[number]

const person = z.strictObject({ id: uuid, username: z.string() })

export const agentProfit = route({
  method: 'GET',
  path: '/wps/agent/profit',
  access: 'agent',
  summary:
    'What whoever stood directly below an agent of one’s own branch did on business days, both included; or who of the branch has a username that begins with `search`. Days count while they stood there.',
  query: z.strictObject({
    from: businessDay,
    to: businessDay,
    /** Left out: directly below the agent who asks. */
    parent: z.optional(uuid),
    search: z.optional(shortText),
    sort: z.enum(PROFIT_SORTS),
    order: z.enum(PROFIT_ORDERS),
    cursor: z.optional(cursor),
  }),
  answer: z.strictObject({
    /** From the agent who asks down to `parent`, both included. */
    path: z.array(person),
    /** The parent's own account, and with it everybody below at any depth; nothing where somebody is searched for. */
    own: z.nullable(profitFigures),
    total: z.nullable(profitFigures),
    list: z.array(
      z.extend(profitFigures, {
        ...person.shape,
        /** Whether they stood as an agent on one of the days: then the figures are those of the whole team. */
        isAgent: z.boolean(),
        /** From the agent who asks down to the one directly above, on the last of the days. */
        path: z.array(person),
      }),
    ),
    nextCursor: z.nullable(cursor),
  }),
  refusals: [],
})
