import type { VendorRequest } from '@sanuk/contracts/vendor'
import type { SessionTable } from '@sanuk/vendor-server/sessions/session-table'
import * as z from 'zod/mini'

/** How a session lies in our schema. */
export type RoomSessionTable = SessionTable & { limit_class: string | null; may_chat: boolean }

/** What we keep of a session besides. */
export type Own = {
  /** For which class of members limits hold; null where those for everybody do. */
  readonly limitClass: string | null
  /** Whether the player may write to others at the table. */
  readonly mayChat: boolean
}

/** What a launch says of it. */
export const launchedWith = ({ limitClass, chat = true }: VendorRequest<'launch'>): Own => ({
  limitClass: limitClass ?? null,
  mayChat: chat,
})

export const columnsOf = ({ limitClass, mayChat }: Own) => ({ limit_class: limitClass, may_chat: mayChat })

const row = z.object({ limit_class: z.nullable(z.string()), may_chat: z.boolean() })

/** Reads it from the row of a session. */
export function ownOf(session: unknown): Own {
  const { limit_class: limitClass, may_chat: mayChat } = row.parse(session)
  return { limitClass, mayChat }
}
