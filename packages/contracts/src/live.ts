import * as z from 'zod/mini'
import { DEPOSIT_STATES } from './cashier.ts'
import { LIMIT_KINDS } from './protection.ts'
import { TOPICS } from './topics.ts'
import { TRANSFER_STATES } from './transfers.ts'
import { walletBalance } from './wallet.ts'
import { uuid } from './wire.ts'
import { WITHDRAWAL_STATES } from './withdrawals.ts'

/** The socket for news: of the brand, and of one's own account for whoever names their session with the first message. */
export const LIVE_PATH = '/wps/live'

/** The socket is closed with this code where its session is over, or where there never was one. */
export const SESSION_OVER = 4401

export const liveRequest = z.strictObject({ token: z.nullable(z.string().check(z.maxLength(200))) })

/** Sent by a page at any time to learn whether it is still connected; answered by `pong`. */
export const liveProbe = z.strictObject({ kind: z.literal('ping') })
export type LiveProbe = z.output<typeof liveProbe>

export const liveMessage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({ kind: z.literal('pong') }),
  /** What visitors are shown has changed; without a topic, anything may have. */
  z.strictObject({ kind: z.literal('changed'), topic: z.nullable(z.enum(TOPICS)) }),
  z.strictObject({ kind: z.literal('balance'), ...walletBalance }),
  /** The member's points changed, or something they asked for with points was decided. */
  z.strictObject({ kind: z.literal('points') }),
  /** A friend that a member invited counts. */
  z.strictObject({ kind: z.literal('friends') }),
  /** Something a member takes part in was decided. */
  z.strictObject({ kind: z.literal('activity') }),
  /** A document of the member's was decided. */
  z.strictObject({ kind: z.literal('documents') }),
  /** The member's box of messages changed. */
  z.strictObject({ kind: z.literal('messages') }),
  z.strictObject({ kind: z.literal('deposit'), id: uuid, state: z.enum(DEPOSIT_STATES) }),
  z.strictObject({ kind: z.literal('transfer'), id: uuid, state: z.enum(TRANSFER_STATES) }),
  z.strictObject({ kind: z.literal('withdrawal'), id: uuid, state: z.enum(WITHDRAWAL_STATES) }),
  /** What stands in the way of play: the member stays away, or a limit of their own is reached; or it changed. */
  z.strictObject({ kind: z.literal('protection'), about: z.enum([...LIMIT_KINDS, 'closed', 'changed']) }),
])
export type LiveMessage = z.output<typeof liveMessage>
