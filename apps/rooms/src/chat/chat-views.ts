import { CHAT_PAGE, REPORTED_MAX } from '@sanuk/contracts/live-chat'
import type { VendorAnswer } from '@sanuk/contracts/vendor'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { ChatMessageRow } from './chat-tables.ts'
import type { MuteStore } from './mute-store.ts'

type Shown = VendorAnswer<'tableChat'>['messages'][number]
type Reported = ChatMessageRow & { readonly reports: number }

/** Was reported, and waits for an operator's decision. */
const WAITS = sql<SqlBool>`(message.state in ('shown', 'reported')
  and exists (select from rooms.chat_report of where of.message = message.id))`

/** Chats as operators see them: with members, hidden messages, reports and mutes. */
export function createChatViews(database: Database, mutes: Pick<MuteStore, 'among'>) {
  const messages = (table: string) =>
    database
      .selectFrom('rooms.chat_message as message')
      .selectAll('message')
      .select(({ selectFrom }) =>
        selectFrom('rooms.chat_report as report')
          .whereRef('report.message', '=', 'message.id')
          .select(sql<number>`count(*)::int`.as('reports'))
          .$asScalar()
          .$notNull()
          .as('reports'),
      )
      .where('message.table_code', '=', table)
  const shown = async (rows: readonly Reported[], now: Date): Promise<Shown[]> => {
    const muted = await mutes.among(
      rows.map(({ member }) => member),
      now,
    )
    return rows.map((row) => {
      const mute = muted.find(({ member }) => member === row.member)
      return {
        ...messageView(row),
        reports: row.reports,
        mute: mute ? { id: mute.id, until: mute.muted_until?.toISOString() ?? null } : null,
      }
    })
  }
  return {
    /** Reported messages about which nobody has decided, the most reported first. */
    reported: async (table: string, now: Date): Promise<Shown[]> => {
      const rows = await messages(table)
        .where(WAITS)
        .orderBy('reports', 'desc')
        .orderBy('message.number', 'desc')
        .limit(REPORTED_MAX)
        .execute()
      return shown(rows, now)
    },
    /** A page of all others, the newest first, those before one of them. */
    page: async (
      table: string,
      before: string | undefined,
      now: Date,
    ): Promise<{ page: Shown[]; hasMore: boolean }> => {
      const all = messages(table)
      const older =
        before === undefined
          ? all
          : all.where('message.number', '<', (of) =>
              of.selectFrom('rooms.chat_message').select('number').where('id', '=', before),
            )
      const rows = await older
        .where(({ not }) => not(WAITS))
        .orderBy('message.number', 'desc')
        .limit(CHAT_PAGE + 1)
        .execute()
      return { page: await shown(rows.slice(0, CHAT_PAGE), now), hasMore: rows.length > CHAT_PAGE }
    },
  }
}

/** What of a message does not change but its state. */
export const messageView = ({ id, said_at, member, nickname, text, phrase, state }: ChatMessageRow) => ({
  id,
  at: said_at.toISOString(),
  member,
  nickname,
  text,
  phrase,
  state,
})
