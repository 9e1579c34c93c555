import { MUTES_MAX } from '@sanuk/contracts/live-chat'
import type { VendorAnswer, VendorRequest } from '@sanuk/contracts/vendor'
import type { Log } from '@sanuk/host/log'
import { VendorRefusal } from '@sanuk/vendor-server/vendor/vendor-refusal'
import type { Database } from '../database.ts'
import type { RevisionStore } from '../operators/revision-store.ts'
import type { MemberPages } from '../player/member-pages.ts'
import { createChatChange } from './change-chat.ts'
import { createChatRate } from './chat-rate.ts'
import { createChatStore } from './chat-store.ts'
import { createChatViews } from './chat-views.ts'
import { createMuteStore } from './mute-store.ts'
import { createPageChats } from './page-chat.ts'
import { createReportMessage } from './report-message.ts'
import { createSayMessage } from './say-message.ts'
import { createTableChat } from './table-chat.ts'

/** For so long messages are kept. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

type Needs = {
  readonly database: Database
  /** The tables that have a chat. */
  readonly tables: Iterable<string>
  readonly requests: Pick<RevisionStore, 'requestOf' | 'addRequest'>
  readonly pages: Pick<MemberPages, 'say'>
  readonly clock: () => Date
  readonly log: Log
}

/** The chats of all tables: for players' pages and for operators. */
export function createChat({ database, tables, requests, pages, clock, log }: Needs) {
  const [store, mutes] = [createChatStore(database), createMuteStore(database)]
  const chats = new Map([...tables].map((table) => [table, createTableChat(table, store)]))
  const views = createChatViews(database, mutes)
  const sayMessage = createSayMessage({ store, mutes, rate: createChatRate(), clock, log })
  const reportMessage = createReportMessage({ store, clock })
  return {
    openPage: createPageChats({ chats, store, mutes, sayMessage, reportMessage, clock, log }),
    /** Drops what has been kept for long enough. */
    forgetOld: () => store.forget(new Date(clock().getTime() - KEPT_MS)),
    /** What operators are answered. */
    answers: {
      tableChat: async ({ game, before }: VendorRequest<'tableChat'>): Promise<VendorAnswer<'tableChat'>> => {
        if (!chats.has(game)) throw new VendorRefusal('UNKNOWN_GAME', 'no such table is dealt at')
        const now = clock()
        const [isOff, reported, { page, hasMore }] = await Promise.all([
          store.isOff(game),
          before === undefined ? views.reported(game, now) : [],
          views.page(game, before, now),
        ])
        return { isOff, reported, messages: page, hasMore }
      },
      chatMutes: async (): Promise<VendorAnswer<'chatMutes'>> => ({
        mutes: (await mutes.all(clock(), MUTES_MAX)).map(({ id, member, nickname, muted_at, muted_until, reason }) => ({
          id,
          member,
          nickname,
          at: muted_at.toISOString(),
          until: muted_until?.toISOString() ?? null,
          reason,
        })),
      }),
      changeChat: createChatChange({ chats, store, mutes, requests, pages, clock }),
    },
  }
}
export type Chat = ReturnType<typeof createChat>
