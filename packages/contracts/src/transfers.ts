import * as z from 'zod/mini'
import { route } from './route.ts'
import { cursor, instant, money, shortText, uuid } from './wire.ts'

/** Seen from the vendor: `in` takes money from the main wallet to the vendor's, `out` brings it home. */
export const TRANSFER_DIRECTIONS = ['in', 'out'] as const

export const TRANSFER_STATES = ['under_way', 'done', 'refused'] as const

/**
 * Money on its way between the main wallet and a vendor's. `under_way` is set aside until the vendor has told what
 * became of it. `amount` is null while everything is asked for and nobody has said yet how much that is.
 */
export const transfer = z.strictObject({
  id: uuid,
  vendor: z.string(),
  vendorName: z.string(),
  direction: z.enum(TRANSFER_DIRECTIONS),
  amount: z.nullable(money),
  state: z.enum(TRANSFER_STATES),
  requestedAt: instant,
  settledAt: z.nullable(instant),
})
export type Transfer = z.output<typeof transfer>

/** A vendor's wallet as its member sees it. */
export const merchant = z.strictObject({
  code: z.string(),
  name: z.string(),
  /** Whether its games are played from the main wallet: then it has none of its own. */
  isSingle: z.boolean(),
  /** Null where there is none, and where the vendor does not tell. */
  balance: z.nullable(money),
  updatedAt: z.nullable(instant),
  /** What is at its tables: taken there from the main wallet, and home when the seat is left. Null where nothing is. */
  seated: z.nullable(money),
  underWay: z.nullable(transfer),
})
export type Merchant = z.output<typeof merchant>

export const merchants = route({
  method: 'GET',
  path: '/wps/relay/wallet/merchants',
  access: 'member',
  summary: "Every vendor's wallet with what the member has there now, as the vendors tell.",
  answer: z.strictObject({
    merchants: z.array(merchant),
    /** Whether the money follows the member: in when a game is opened, home when it is left. */
    automatic: z.boolean(),
  }),
  refusals: [],
})

export const moveMoney = route({
  method: 'POST',
  path: '/wps/relay/wallet/transfer',
  access: 'member',
  summary: "Moves money to a vendor's wallet or home; without an amount all of it. The same `requestId` moves once.",
  body: z.strictObject({
    requestId: uuid,
    vendor: shortText,
    direction: z.enum(TRANSFER_DIRECTIONS),
    amount: z.optional(money),
  }),
  answer: transfer,
  refusals: [
    ...(['not_enough_money', 'transfer_under_way', 'transfer_refused', 'vendor_unreachable'] as const),
    ...(['own_limit_reached', 'play_paused'] as const),
  ],
})

export const COLLECT_OUTCOMES = ['done', 'under_way', 'failed'] as const

export const collectMoney = route({
  method: 'POST',
  path: '/wps/relay/wallet/collect',
  access: 'member',
  summary: 'Brings home what the member has at any vendor. Lists the vendors where something was, or may be.',
  answer: z.strictObject({
    collected: z.array(
      z.strictObject({
        vendor: z.string(),
        vendorName: z.string(),
        outcome: z.enum(COLLECT_OUTCOMES),
        /** What came home. */
        amount: money,
      }),
    ),
  }),
  refusals: [],
})

export const chooseAutomatic = route({
  method: 'PUT',
  path: '/wps/relay/wallet/automatic',
  access: 'member',
  summary: 'Whether money follows the member to the games of vendors with wallets of their own, and home again.',
  body: z.strictObject({ automatic: z.boolean() }),
  answer: z.strictObject({ automatic: z.boolean() }),
  refusals: [],
})

export const listTransfers = route({
  method: 'GET',
  path: '/wps/relay/wallet/transfers',
  access: 'member',
  summary: "The signed-in member's transfers, newest first.",
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({ list: z.array(transfer), nextCursor: z.nullable(cursor) }),
  refusals: [],
})
