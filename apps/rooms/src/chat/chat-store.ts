import type { Database } from '../database.ts'
import type { ChatMessageRow, ChatMessageState } from './chat-tables.ts'

export type NewMessage = Omit<ChatMessageRow, 'number' | 'state'>

/** What is shown to players. */
const SHOWN: readonly ChatMessageState[] = ['shown', 'kept']

export type ChatStore = ReturnType<typeof createChatStore>

/** Chats of tables as they lie in our schema. */
export const createChatStore = (database: Database) => ({
  together: <T>(work: (on: Database) => Promise<T>): Promise<T> => database.transaction().execute(work),
  ...settingsIn(database),
  ...messagesIn(database),
  ...reportsIn(database),
})

function settingsIn(database: Database) {
  return {
    isOff: async (table: string): Promise<boolean> => {
      const row = await database
        .selectFrom('rooms.chat_settings')
        .select('is_off')
        .where('table_code', '=', table)
        .executeTakeFirst()
      return row?.is_off ?? false
    },
    turn: async (on: Database, table: string, { isOff, now }: { isOff: boolean; now: Date }): Promise<void> => {
      const row = { is_off: isOff, changed_at: now }
      await on
        .insertInto('rooms.chat_settings')
        .values({ table_code: table, ...row })
        .onConflict((conflict) => conflict.column('table_code').doUpdateSet(row))
        .execute()
    },
  }
}

function messagesIn(database: Database) {
  return {
    /** The newest messages that are shown at a table, in order. */
    newest: async (table: string, count: number): Promise<ChatMessageRow[]> => {
      const rows = await database
        .selectFrom('rooms.chat_message')
        .selectAll()
        .where('table_code', '=', table)
        .where('state', 'in', SHOWN)
        .orderBy('number', 'desc')
        .limit(count)
        .execute()
      return rows.toReversed()
    },
    /** The message that a member's page has sent under a name of its own. */
    sentAs: (member: string, pageId: string): Promise<{ id: string } | undefined> =>
      database
        .selectFrom('rooms.chat_message')
        .select('id')
        .where('member', '=', member)
        .where('page_id', '=', pageId)
        .executeTakeFirst(),
    /** Answers whether it was new. */
    add: async (message: NewMessage): Promise<boolean> => {
      const added = await database
        .insertInto('rooms.chat_message')
        .values({ ...message, state: 'shown' })
        .onConflict((conflict) => conflict.columns(['member', 'page_id']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },
    /** The message, which nobody else changes until the transaction is over. */
    lock: (on: Database, table: string, id: string): Promise<ChatMessageRow | undefined> =>
      on
        .selectFrom('rooms.chat_message')
        .selectAll()
        .where('id', '=', id)
        .where('table_code', '=', table)
        .forUpdate()
        .executeTakeFirst(),
    setState: async (on: Database, id: string, state: ChatMessageState): Promise<void> => {
      await on.updateTable('rooms.chat_message').set({ state }).where('id', '=', id).execute()
    },
    /** Drops messages that are older, with their reports, and mutes that ended before. */
    forget: async (before: Date): Promise<void> => {
      await database.deleteFrom('rooms.chat_message').where('said_at', '<', before).execute()
      await database
        .deleteFrom('rooms.chat_mute')
        .where(({ or, eb }) => or([eb('lifted_at', '<', before), eb('muted_until', '<', before)]))
        .execute()
    },
  }
}

function reportsIn(database: Database) {
  return {
    /** Which of these messages a member wrote, and which the member reported. */
    ownOf: async (member: string, messages: readonly string[]): Promise<{ written: string[]; reported: string[] }> => {
      if (messages.length === 0) return { written: [], reported: [] }
      const [written, reported] = await Promise.all([
        database
          .selectFrom('rooms.chat_message')
          .select('id')
          .where('id', 'in', [...messages])
          .where('member', '=', member)
          .execute(),
        database
          .selectFrom('rooms.chat_report')
          .select('message as id')
          .where('message', 'in', [...messages])
          .where('member', '=', member)
          .execute(),
      ])
      return { written: written.map(({ id }) => id), reported: reported.map(({ id }) => id) }
    },
    /** Counts a member's report, once; answers how many there are. */
    report: async (on: Database, report: { message: string; member: string; now: Date }): Promise<number> => {
      const { message, member, now } = report
      await on
        .insertInto('rooms.chat_report')
        .values({ message, member, reported_at: now })
        .onConflict((conflict) => conflict.columns(['message', 'member']).doNothing())
        .execute()
      const { reports } = await on
        .selectFrom('rooms.chat_report')
        .select(({ fn }) => fn.countAll<bigint>().as('reports'))
        .where('message', '=', message)
        .executeTakeFirstOrThrow()
      return Number(reports)
    },
  }
}
