import type { Database } from '../database.ts'
import type { ChatMuteRow } from './chat-tables.ts'

export type NewMute = Omit<ChatMuteRow, 'lifted_at'>

export type MuteStore = ReturnType<typeof createMuteStore>

/** Members who may not write, as it lies in our schema. */
export function createMuteStore(database: Database) {
  const inForce = (on: Database, now: Date) =>
    on
      .selectFrom('rooms.chat_mute')
      .selectAll()
      .where('lifted_at', 'is', null)
      .where(({ or, eb }) => or([eb('muted_until', 'is', null), eb('muted_until', '>', now)]))
  return {
    of: (member: string, now: Date): Promise<ChatMuteRow | undefined> =>
      inForce(database, now).where('member', '=', member).executeTakeFirst(),
    /** Of these members, those who are muted. */
    among: (members: readonly string[], now: Date): Promise<ChatMuteRow[]> =>
      members.length === 0
        ? Promise.resolve([])
        : inForce(database, now)
            .where('member', 'in', [...new Set(members)])
            .execute(),
    /** The newest first. */
    all: (now: Date, most: number): Promise<ChatMuteRow[]> =>
      inForce(database, now).orderBy('muted_at', 'desc').limit(most).execute(),
    find: (on: Database, id: string, now: Date): Promise<ChatMuteRow | undefined> =>
      inForce(on, now).where('id', '=', id).forUpdate().executeTakeFirst(),
    /** Mutes a member; a mute before it ends. Answers that one, if it was in force. */
    add: async (on: Database, mute: NewMute): Promise<ChatMuteRow | undefined> => {
      const before = await inForce(on, mute.muted_at).where('member', '=', mute.member).forUpdate().executeTakeFirst()
      await on
        .updateTable('rooms.chat_mute')
        .set({ lifted_at: mute.muted_at })
        .where('member', '=', mute.member)
        .where('lifted_at', 'is', null)
        .execute()
      await on
        .insertInto('rooms.chat_mute')
        .values({ ...mute, lifted_at: null })
        .execute()
      return before
    },
    lift: async (on: Database, id: string, now: Date): Promise<void> => {
      await on.updateTable('rooms.chat_mute').set({ lifted_at: now }).where('id', '=', id).execute()
    },
  }
}
