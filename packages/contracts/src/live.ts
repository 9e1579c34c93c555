import * as z from 'zod/mini'
import { DEPOSIT_STATES } from './cashier.ts'
import { TRANSFER_STATES } from './transfers.ts'
import { money, uuid } from './wire.ts'

/** The socket for news of one's own account. The first message a browser sends is its token. */
export const LIVE_PATH = '/wps/live'

/** The socket is closed with this code where its session is over, or where there never was one. */
export const SESSION_OVER = 4401

export const liveRequest = z.strictObject({ token: z.string().check(z.maxLength(200)) })

export const liveMessage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({ kind: z.literal('balance'), sumBalance: money }),
  z.strictObject({ kind: z.literal('deposit'), id: uuid, state: z.enum(DEPOSIT_STATES) }),
  z.strictObject({ kind: z.literal('transfer'), id: uuid, state: z.enum(TRANSFER_STATES) }),
])
export type LiveMessage = z.output<typeof liveMessage>
