import type { Log } from '@sanuk/host/log'
import type { PageSocket } from '@sanuk/vendor-server/sockets/page-sockets'
import type { ChatSaid, ChatTold, OwnMute } from '../chat-protocol.ts'
import type { OpenReal } from '../sessions/sessions.ts'
import type { ChatStore } from './chat-store.ts'
import type { ChatMuteRow } from './chat-tables.ts'
import type { MuteStore } from './mute-store.ts'
import type { ReportMessage } from './report-message.ts'
import type { SayMessage } from './say-message.ts'
import type { TableChat } from './table-chat.ts'

export type PageChatNeeds = {
  readonly chats: ReadonlyMap<string, TableChat>
  readonly store: Pick<ChatStore, 'ownOf'>
  readonly mutes: Pick<MuteStore, 'of'>
  readonly sayMessage: SayMessage
  readonly reportMessage: ReportMessage
  readonly clock: () => Date
  readonly log: Log
}

/** What one open page does with chats. Nothing is done for it after `left`. */
export type PageChat = { readonly hear: (message: ChatSaid) => void; readonly left: () => void }

export const ownMute = (row: Pick<ChatMuteRow, 'muted_until'> | undefined): OwnMute | null =>
  row ? { until: row.muted_until?.toISOString() ?? null } : null

/** Opens chats for the page of a member: one at a time is followed. */
export const createPageChats =
  (needs: PageChatNeeds) =>
  (session: OpenReal, socket: PageSocket): PageChat => {
    const { chats, log } = needs
    const { member, nickname, mayChat } = session
    const say = (message: ChatTold) => socket.say(message)
    let followed: TableChat | null = null
    const leave = () => {
      followed?.topic.leave(socket)
      followed = null
    }
    const follow = async (table: string | null) => {
      leave()
      const chat = table === null ? undefined : chats.get(table)
      if (!chat || table === null) return
      followed = chat
      await chat.open()
      // Another one was asked for, or the page has gone, while this one was read.
      if (followed !== chat) return
      chat.topic.follow(socket)
      const shown = chat.topic.state().messages.map(({ id }) => id)
      const [own, mute] = await Promise.all([needs.store.ownOf(member, shown), needs.mutes.of(member, needs.clock())])
      say({ kind: 'chat-own', table, ...own, mute: ownMute(mute), mayWrite: mayChat })
    }
    const write = async (wish: Extract<ChatSaid, { kind: 'chat-say' }>) => {
      const { id, table } = wish
      const chat = chats.get(table)
      const said = chat
        ? await needs.sayMessage(wish, { member, nickname, mayWrite: mayChat, chat })
        : { message: null, fault: 'chat_off' as const }
      say({ kind: 'chat-answered', id, table, ...said })
    }
    const work = (message: ChatSaid): Promise<void> => {
      if (message.kind === 'chat-follow') return follow(message.table)
      if (message.kind === 'chat-say') return write(message)
      const { table, message: reported } = message
      const chat = chats.get(table)
      if (!chat || !mayChat) return Promise.resolve()
      return needs.reportMessage({ table, message: reported, member, chat })
    }
    return {
      hear: (message) => {
        work(message).catch((error: unknown) => log.error({ err: error }, 'a chat did not do what a page asked for'))
      },
      left: leave,
    }
  }
