import * as z from 'zod/mini'
import { route } from './route.ts'
import { answered, betNotes, callFields, party, seat, seatStanding, vendorName } from './seamless-fields.ts'
import { ROUND_STATES } from './wagers.ts'
import { currencyCode, instant, language, money, playedCurrency } from './wire.ts'

/** Statuses a vendor may be answered, with their HTTP status. */
export const SEAMLESS_STATUSES = {
  OK: 200,
  INVALID_REQUEST: 400,
  INVALID_SIGNATURE: 401,
  INVALID_TOKEN: 401,
  TOKEN_EXPIRED: 401,
  FORBIDDEN: 403,
  UNKNOWN_MEMBER: 404,
  UNKNOWN_GAME: 404,
  UNKNOWN_ROUND: 404,
  ROUND_CLOSED: 409,
  DUPLICATE_TRANSACTION: 409,
  ROLLED_BACK: 409,
  UNKNOWN_BET: 409,
  ALREADY_SETTLED: 409,
  INVALID_CURRENCY: 422,
  NOT_ENOUGH_MONEY: 422,
  LIMIT_REACHED: 422,
  EXCLUDED: 422,
  GAME_CLOSED: 422,
  TOO_MANY_REQUESTS: 429,
  RETRY: 503,
} as const

export type SeamlessStatus = keyof typeof SEAMLESS_STATUSES
export type SeamlessRefusal = Exclude<SeamlessStatus, 'OK'>

/** A refusal as the vendor reads it. `balance` goes with NOT_ENOUGH_MONEY, with `seated` where a seat was to pay. */
export type SeamlessRefused = {
  status: SeamlessRefusal
  message: string
  balance?: string
  seated?: string
  broughtHome?: string
}

export { sit, stand } from './seamless-seats.ts'

const id = vendorName

const requestId = id(64)

/** How far ahead \`until\` may lie. */
export const UNTIL_DAYS_MAX = 400

const moved = z.strictObject({ status: z.literal('OK'), balance: money, transaction: z.uuid(), ...seatStanding })

export const authenticate = route({
  ...answered,
  path: '/seamless/v1/authenticate',
  summary: 'Exchanges the one-time launch ticket for the game session on first use.',
  body: z.strictObject({ requestId, token: party.token }),
  answer: z.strictObject({
    status: z.literal('OK'),
    member: z.string(),
    nickname: z.string(),
    currency: currencyCode,
    language,
    country: z.string(),
    balance: money,
    limits: z.strictObject({ minimumStake: money, maximumStake: money }),
  }),
})

export const balance = route({
  ...answered,
  path: '/seamless/v1/balance',
  summary: 'What the member can stake now.',
  body: z.strictObject({ requestId, ...party }),
  answer: z.strictObject({ status: z.literal('OK'), balance: money }),
})

export const bet = route({
  ...answered,
  path: '/seamless/v1/bet',
  summary: 'Debits a stake once.',
  body: z.strictObject({ requestId, ...callFields.bet }),
  answer: moved,
})

/** How many stakes one call may take. */
export const BETS_MAX = 200

export const bets = route({
  ...answered,
  path: '/seamless/v1/bets',
  summary: 'Debits several stakes of one member in one step: all of them or none.',
  bodyMax: 256 * 1024,
  body: z.strictObject({
    requestId,
    token: party.token,
    member: party.member,
    currency: party.currency,
    entries: z
      .array(
        z.strictObject({
          transaction: id(64),
          round: id(64),
          game: party.game,
          amount: money,
          ...betNotes,
        }),
      )
      .check(z.minLength(1), z.maxLength(BETS_MAX)),
  }),
  /** The balance after all of them, and our names of the transactions in the order of the entries. */
  answer: z.strictObject({ status: z.literal('OK'), balance: money, transactions: z.array(z.uuid()) }),
})

export const win = route({
  ...answered,
  path: '/seamless/v1/win',
  summary: 'Credits a win once, however long the member is gone. The amount may be 0.',
  body: z.strictObject({ requestId, ...callFields.win }),
  answer: moved,
})

export const rollback = route({
  ...answered,
  path: '/seamless/v1/rollback',
  summary: 'Undoes a bet once; of a bet that never came, it makes sure that it never will.',
  body: z.strictObject({ requestId, ...callFields.rollback }),
  answer: moved,
})

export const betwin = route({
  ...answered,
  path: '/seamless/v1/betwin',
  summary: 'Debits a stake and credits a win in one step; refused as a whole where the stake is not covered.',
  body: z.strictObject({ requestId, ...callFields.betwin }),
  answer: moved,
})

/** A return of a stake and a resettlement, too, never ask for a live session. */
export const giveBack = route({
  ...answered,
  path: '/seamless/v1/return',
  summary: 'Gives part of a stake back before settlement, at most what is left of it.',
  body: z.strictObject({ requestId, ...callFields.return }),
  answer: moved,
})

export const resettle = route({
  ...answered,
  path: '/seamless/v1/resettle',
  summary: 'Corrects a win to another amount by posting the difference. The newest version counts.',
  body: z.strictObject({
    requestId,
    ...party,
    transaction: id(64),
    original: id(64),
    amount: money,
    version: z.int().check(z.gte(1), z.lte(1_000_000)),
  }),
  answer: moved,
})

const settled = z.strictObject({
  round: id(64),
  member: id(64),
  /** What the round has won in all, not what is to be paid more. */
  win: money,
  /** The highest version of a round counts, whichever came first. */
  version: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  /** The round never was: its whole stake is given back. Then `win` is 0. */
  void: z.optional(z.boolean()),
  /** What of the stake counts as turnover; what is not said is left to the rule of the game type. */
  valid: z.optional(money),
  /** Where it was staked from a seat: the same one. */
  seat: z.optional(seat),
})

/** How many rounds one call may settle. */
export const SETTLED_MAX = 1_000

const refusals = Object.keys(SEAMLESS_STATUSES).filter((status) => status !== 'OK') as [SeamlessRefusal]

export const settle = route({
  ...answered,
  path: '/seamless/v1/settle',
  summary:
    'Declares what rounds have won from a version on; the difference is posted. It may be corrected by itself only.',
  bodyMax: 256 * 1024,
  body: z.strictObject({
    requestId,
    /** The vendor's name of it, for questions. */
    settlement: id(64),
    currency: playedCurrency,
    entries: z.array(settled).check(z.minLength(1), z.maxLength(SETTLED_MAX)),
  }),
  answer: z.strictObject({
    status: z.literal('OK'),
    /** The entries that are not OK; all others stand as declared, or a higher version of them does. */
    refused: z.array(z.strictObject({ round: z.string(), status: z.enum(refusals), message: z.optional(z.string()) })),
  }),
})

/** How many calls one batch may carry. */
export const BATCH_MAX = 200

/** The calls of a batch with their fields: those they have alone, but for the request id, which the batch has. */
export const BATCHED = {
  bet: z.strictObject(callFields.bet),
  win: z.strictObject(callFields.win),
  betwin: z.strictObject(callFields.betwin),
  rollback: z.strictObject(callFields.rollback),
  return: z.strictObject(callFields.return),
} as const
export type BatchedCall = keyof typeof BATCHED

const refused = z.strictObject({
  status: z.enum(refusals),
  message: z.string(),
  balance: z.optional(money),
  ...seatStanding,
})

export const batch = route({
  ...answered,
  path: '/seamless/v1/batch',
  summary:
    'Independent calls under one signature, each answered as if it had come alone. Those of one member keep their order.',
  bodyMax: 256 * 1024,
  body: z.strictObject({
    requestId,
    /** Each is read by itself, so that a malformed one is refused alone. */
    calls: z.array(z.looseObject({ call: id(64) })).check(z.minLength(1), z.maxLength(BATCH_MAX)),
  }),
  answer: z.strictObject({ status: z.literal('OK'), answers: z.array(z.union([moved, refused])) }),
})

export const round = route({
  ...answered,
  path: '/seamless/v1/round',
  summary: 'What was done in a round and its state: what a vendor asks after a time-out.',
  body: z.strictObject({ requestId, ...party, round: id(64) }),
  answer: z.strictObject({
    status: z.literal('OK'),
    round: z.string(),
    state: z.enum(ROUND_STATES),
    transactions: z.array(
      z.strictObject({
        /** The vendor's own name of it. */
        transaction: z.string(),
        call: z.enum(['bet', 'win', 'betwin', 'rollback', 'return', 'resettle', 'settle']),
        /** How it was answered, for ever. */
        status: z.string(),
        amount: money,
        winAmount: z.optional(money),
        original: z.optional(z.string()),
        /** Of a settlement: the version that stands. */
        version: z.optional(z.number()),
        balance: money,
        /** Of a round that is played from a seat: what was in it afterwards. */
        seated: z.optional(money),
        at: instant,
      }),
    ),
  }),
})
