import * as z from 'zod/mini'
import { route } from './route.ts'
import { type ENTRY_GROUPS, ENTRY_KINDS } from './wallet.ts'
import { businessDay, cursor, instant, money, shortText, signedMoney, uuid } from './wire.ts'

/** Groups of the account record that an agent sees of members: all but play, which has a record of its own. */
export const TEAM_ENTRY_GROUPS = [
  'cash',
  'transfer',
  'reward',
] as const satisfies readonly (keyof typeof ENTRY_GROUPS)[]
export type TeamEntryGroup = (typeof TEAM_ENTRY_GROUPS)[number]

const teamEntry = z.strictObject({
  /** Unique in the list. */
  id: z.string(),
  member: z.strictObject({ id: uuid, username: z.string() }),
  kind: z.enum(ENTRY_KINDS),
  /** With a minus where it left the wallet. */
  amount: signedMoney,
  at: instant,
  /** Short name to quote to support. */
  reference: z.string(),
})
export type TeamEntry = z.output<typeof teamEntry>

export const agentTransactions = route({
  method: 'GET',
  path: '/wps/agent/transactions',
  access: 'agent',
  summary:
    'What moved the wallets of everybody in the branch besides play, by the tree of the day, the newest first. A page may have few entries or none and still go on, where what is asked for is rare.',
  query: z.strictObject({
    from: businessDay,
    to: businessDay,
    group: z.optional(z.enum(TEAM_ENTRY_GROUPS)),
    /** The beginning of a username. */
    member: z.optional(shortText),
    /** Amounts without their sign, both included. */
    least: z.optional(money),
    most: z.optional(money),
    cursor: z.optional(cursor),
  }),
  answer: z.strictObject({ list: z.array(teamEntry), nextCursor: z.nullable(cursor) }),
  refusals: [],
})
