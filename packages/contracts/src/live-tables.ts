import * as z from 'zod/mini'
import { TABLE_PHASES } from './boards.ts'
import { limitClass } from './limit-class.ts'
import { CHAT_CALLS } from './live-chat.ts'
import { currencyCode, instant, localized, money, signedMoney, timeZone, uuid } from './wire.ts'

/** What operators see and do of live tables, in the words of the vendor that deals at them. */

export const tableGame = z.string().check(z.maxLength(64), z.regex(/^[a-z0-9-]+$/))
const spot = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))
const text = z.string().check(z.maxLength(32))

/** A time of day by the clock on the wall, as in `18:30`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A window of each day; one that ends at or before its beginning goes on until the next day. */
const window = z.strictObject({ from: timeOfDay, to: timeOfDay })

export const HOURS_MAX = 4
/** Limits of a table, each for one currency and one class of members or everybody. */
export const LIMITS_MAX = 40

const limits = z.strictObject({
  currency: currencyCode,
  /** For whom they hold in place of those for everybody; what is not said is everybody. */
  limitClass: z.optional(limitClass),
  /** Within what the game's own stakes allow: the least on a spot, and the most of one player on the table in a coup. */
  minimum: z.nullable(money),
  maximum: z.nullable(money),
  /** The most on single spots. */
  spots: z.array(z.strictObject({ spot, maximum: money })).check(z.maxLength(200)),
})

/** What an operator decides about a table. It holds for all brands. */
export const tableSettings = z.strictObject({
  /** No coup begins any more. */
  isOff: z.boolean(),
  /** When coups begin, each day; at any time where there is no window. */
  hours: z.array(window).check(z.maxLength(HOURS_MAX)),
  timeZone,
  limits: z.array(limits).check(z.maxLength(LIMITS_MAX)),
})
export type TableSettings = z.output<typeof tableSettings>

/** One thing that is shown of a coup: a card, the ball, a die. */
const turn = z.strictObject({
  place: z.string().check(z.regex(/^[a-z0-9-]{1,16}$/)),
  face: z.string().check(z.regex(/^[A-Za-z0-9-]{1,16}$/)),
})
export const turns = z.array(turn).check(z.maxLength(60))
export type CoupTurn = z.output<typeof turn>

/** What is entered of an outcome, in the order in which it is shown, and what it can be. */
const outcomeField = z.strictObject({
  place: text,
  faces: z.array(text).check(z.maxLength(60)),
  /** What the faces stand for, in their order, where they are places themselves: what is on each segment of a wheel. */
  names: z.exactOptional(z.array(text).check(z.maxLength(60))),
  /** Whether it may be missing, as a third card. */
  isOptional: z.boolean(),
  /** It is entered only after one of these faces at a place before it. */
  after: z.exactOptional(z.strictObject({ place: text, faces: z.array(text).check(z.maxLength(60)) })),
})
export type OutcomeField = z.output<typeof outcomeField>

const staked = z.strictObject({
  currency: currencyCode,
  stake: money,
  /** What the house loses at most if the coup ends worst for it: never less than nothing. */
  possibleLoss: money,
  spots: z.array(z.strictObject({ spot, stake: money, players: z.number() })),
})

const played = z.strictObject({ currency: currencyCode, coups: z.number(), stake: money, win: money })

export const liveTable = {
  game: tableGame,
  names: localized,
  /** What is dealt there. */
  kind: text,
  phase: z.enum(TABLE_PHASES),
  coup: z.nullable(z.strictObject({ id: uuid, number: z.number(), opensAt: instant, closesAt: instant })),
  players: z.number(),
  /** Of the coup on the table: by currency, what bets that count come to. */
  staked: z.array(staked),
  /** The last results of this series, the newest last, as lists show them. */
  results: z.array(z.array(text)),
  /** Of coups that ended since the instant that was asked for. */
  today: z.array(played),
  settings: tableSettings,
  /** Whether coups begin now, by its settings. */
  isOpen: z.boolean(),
  /** What can be bet on. */
  spots: z.array(spot),
  /** What a correction enters; null for a game whose results cannot be corrected. */
  outcome: z.nullable(z.array(outcomeField)),
}

export const COUP_STATES = ['betting', 'dealing', 'ended', 'void'] as const
export const COUP_CHANGE_KINDS = ['void', 'correction'] as const

/** A coup as it counts now, and how it counted before. */
export const tableCoup = {
  id: uuid,
  /** Of its series at the table, and its own within it. */
  series: z.number(),
  number: z.number(),
  state: z.enum(COUP_STATES),
  openedAt: instant,
  endedAt: z.nullable(instant),
  /** Each change makes it higher by one. */
  version: z.number(),
  /** What was shown; of a coup in progress nothing. */
  turns: z.nullable(turns),
  faces: z.nullable(z.array(text)),
  sums: z.array(z.strictObject({ currency: currencyCode, seats: z.number(), stake: money, win: money })),
  /** Whether the wallet has all of it. */
  isSettled: z.boolean(),
  /** Whether it is recent enough to be changed. */
  canChange: z.boolean(),
  changes: z.array(
    z.strictObject({
      kind: z.enum(COUP_CHANGE_KINDS),
      at: instant,
      reason: z.string(),
      /** What counted before; nothing where the coup was in progress. */
      before: z.nullable(z.strictObject({ turns, faces: z.array(text) })),
    }),
  ),
}
const coup = z.strictObject(tableCoup)

/** A coup that ended longer ago is not changed any more. */
export const COUP_CHANGE_DAYS = 7

export const coupChange = z.discriminatedUnion('kind', [
  /** All bets are given back, and nothing counts. */
  z.strictObject({ kind: z.literal('void') }),
  /** Another outcome counts. */
  z.strictObject({ kind: z.literal('correction'), turns }),
])
export type CoupChange = z.output<typeof coupChange>

/** As many seats as a change names one by one: those with the largest differences. */
export const CHANGED_SEATS_MAX = 200

const changedSeat = z.strictObject({
  /** The round of the wallet. */
  round: uuid,
  member: z.string(),
  currency: currencyCode,
  stake: money,
  /** What it has won, and what it will have: of a void coup its stake. */
  before: money,
  after: money,
  difference: signedMoney,
})
export type ChangedSeat = z.output<typeof changedSeat>

/** What a change does, or would do. */
const coupChanged = {
  before: coup,
  after: coup,
  seats: z.array(changedSeat).check(z.maxLength(CHANGED_SEATS_MAX)),
  totals: z.array(
    z.strictObject({
      currency: currencyCode,
      /** Seats that get more, and by how much; seats that have to give back, and how much. */
      more: z.strictObject({ seats: z.number(), amount: money }),
      less: z.strictObject({ seats: z.number(), amount: money }),
    }),
  ),
}
export const changedCoup = z.strictObject(coupChanged)
export type ChangedCoup = z.output<typeof changedCoup>

/** Why something was not done. */
export const TABLE_FAULTS = [
  'unknown_table',
  'unknown_coup',
  /** The coup is not as it was when it was looked at. */
  'changed_meanwhile',
  'too_old',
  /** No coup of this game can end so. */
  'no_such_outcome',
  /** It ended so already. */
  'same_outcome',
  'invalid_limits',
  /** The same id was sent with something else. */
  'request_in_use',
] as const
export type TableFault = (typeof TABLE_FAULTS)[number]

const fault = z.strictObject({ outcome: z.literal('refused'), fault: z.enum(TABLE_FAULTS) })

/** `previewed` keeps nothing. */
const OUTCOMES = ['previewed', 'done'] as const

/** The vendor's calls; a request that changes something is done once by its id, and answered the same again. */
export const TABLE_CALLS = {
  /** What operators see of the tables right now. */
  tables: {
    path: '/tables',
    body: z.strictObject({
      requestId: z.string(),
      /** From when on coups count as today's. */
      since: instant,
      games: z.optional(z.array(tableGame).check(z.maxLength(500))),
    }),
    answer: z.strictObject({ tables: z.array(z.strictObject(liveTable)).check(z.maxLength(500)) }),
  },
  /** The coups of a table, the newest first, those before an instant at which one opened. */
  tableCoups: {
    path: '/tables/coups',
    body: z.strictObject({ requestId: z.string(), game: tableGame, before: z.optional(instant) }),
    answer: z.strictObject({ coups: z.array(coup).check(z.maxLength(50)), hasMore: z.boolean() }),
  },
  /** Turns a table off or on, and sets when it is open and what it takes. */
  tableSettings: {
    path: '/tables/settings',
    body: z.strictObject({
      requestId: uuid,
      game: tableGame,
      settings: tableSettings,
      /** Where the table is turned off: the coup in progress is void, instead of played to its end. */
      voidsCoup: z.boolean(),
      reason: z.string().check(z.maxLength(1000)),
      preview: z.boolean(),
    }),
    answer: z.discriminatedUnion('outcome', [
      z.strictObject({
        outcome: z.enum(OUTCOMES),
        before: tableSettings,
        after: tableSettings,
        /** The coup that is void by it. */
        coup: z.nullable(changedCoup),
      }),
      fault,
    ]),
  },
  /** Makes a coup void, or corrects its result. */
  changeCoup: {
    path: '/tables/change-coup',
    body: z.strictObject({
      requestId: uuid,
      game: tableGame,
      coup: uuid,
      change: coupChange,
      /** Of the coup when it was looked at, and whether it was over then. */
      version: z.int(),
      isOver: z.boolean(),
      reason: z.string().check(z.maxLength(1000)),
      preview: z.boolean(),
    }),
    answer: z.discriminatedUnion('outcome', [z.strictObject({ outcome: z.enum(OUTCOMES), ...coupChanged }), fault]),
  },
  ...CHAT_CALLS,
} as const
