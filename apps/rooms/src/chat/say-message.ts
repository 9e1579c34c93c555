import { randomUUID } from 'node:crypto'
import type { Log } from '@sanuk/host/log'
import type { ChatFault, ChatSaid } from '../chat-protocol.ts'
import type { ChatRate } from './chat-rate.ts'
import type { ChatStore, NewMessage } from './chat-store.ts'
import { judgeContent } from './judge-content.ts'
import { maskedNickname } from './masked-nickname.ts'
import type { MuteStore } from './mute-store.ts'
import { shownMessage, type TableChat } from './table-chat.ts'

export type MessageWish = Extract<ChatSaid, { kind: 'chat-say' }>

/** Who writes, and where. */
export type Writer = {
  readonly member: string
  readonly nickname: string
  /** Accounts on trial may read only. */
  readonly mayWrite: boolean
  readonly chat: TableChat
}

type Needs = {
  readonly store: Pick<ChatStore, 'sentAs' | 'add' | 'isOff'>
  readonly mutes: Pick<MuteStore, 'of'>
  readonly rate: ChatRate
  readonly clock: () => Date
  readonly log: Log
}

export type Said = { readonly message: string | null; readonly fault: ChatFault | null; readonly seconds?: number }

const refused = (fault: ChatFault, seconds?: number): Said => ({
  message: null,
  fault,
  ...(seconds !== undefined && { seconds }),
})

/** Takes a message into the chat of a table and tells it to all, once by its id; or answers why not. Never rejects. */
export function createSayMessage(needs: Needs) {
  const { store, mutes, rate, clock, log } = needs
  const say = async ({ id, table, content }: MessageWish, writer: Writer): Promise<Said> => {
    const { member, chat } = writer
    const known = await store.sentAs(member, id)
    if (known) return { message: known.id, fault: null }
    if (!writer.mayWrite) return refused('read_only')
    if (await store.isOff(table)) return refused('chat_off')
    const now = clock()
    if (await mutes.of(member, now)) return refused('muted')
    const judged = judgeContent(content)
    if (judged.kind === 'refused') return refused(judged.fault)
    const tooSoon = rate.count(member, { id, content: judged.content }, now.getTime())
    if (tooSoon) return refused(tooSoon.fault, tooSoon.seconds)
    const row = rowOf({ id, table, content: judged.content }, writer, now)
    await chat.exclusively(async () => {
      // Two that arrive together under one id are one message: the first of them tells it.
      if (await store.add(row)) chat.topic.publish({ kind: 'said', message: shownMessage(row) })
    })
    return { message: (await store.sentAs(member, id))?.id ?? row.id, fault: null }
  }
  return async (wish: MessageWish, writer: Writer): Promise<Said> => {
    try {
      return await say(wish, writer)
    } catch (error) {
      log.error({ err: error, table: wish.table }, 'a message of a chat was not taken')
      return refused('unknown_error')
    }
  }
}
export type SayMessage = ReturnType<typeof createSayMessage>

function rowOf({ id, table, content }: Omit<MessageWish, 'kind'>, { member, nickname }: Writer, now: Date): NewMessage {
  return {
    id: randomUUID(),
    page_id: id,
    table_code: table,
    member,
    nickname: maskedNickname(nickname),
    text: content.kind === 'text' ? content.text : null,
    phrase: content.kind === 'phrase' ? content.phrase : null,
    said_at: now,
  }
}
