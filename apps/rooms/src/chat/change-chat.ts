import { randomUUID } from 'node:crypto'
import type { ChatChange, ChatChanged, ChatTableFault } from '@sanuk/contracts/live-chat'
import type { VendorAnswer, VendorRequest } from '@sanuk/contracts/vendor'
import type { Database } from '../database.ts'
import { isSameRequest } from '../operators/change-coup.ts'
import type { RevisionStore } from '../operators/revision-store.ts'
import type { MemberPages } from '../player/member-pages.ts'
import type { ChatStore } from './chat-store.ts'
import type { ChatMessageState } from './chat-tables.ts'
import { messageView } from './chat-views.ts'
import type { MuteStore } from './mute-store.ts'
import { ownMute } from './page-chat.ts'
import type { TableChat } from './table-chat.ts'

export type ChatChangeNeeds = {
  readonly chats: ReadonlyMap<string, TableChat>
  readonly store: ChatStore
  readonly mutes: MuteStore
  readonly requests: Pick<RevisionStore, 'requestOf' | 'addRequest'>
  readonly pages: Pick<MemberPages, 'say'>
  readonly clock: () => Date
}

type Request = VendorRequest<'changeChat'>
type Answer = VendorAnswer<'changeChat'>
type Kind = ChatChange['kind']
type Change<K extends Kind> = Extract<ChatChange, { kind: K }>

/** What was done within the transaction, and what players are told once it is committed. */
type Done = { readonly before: ChatChanged; readonly after: ChatChanged; readonly tell: () => Promise<void> }

/** One change within a transaction. */
type Asked = { readonly on: Database; readonly table: string; readonly chat: TableChat; readonly now: Date }

const refused = (fault: ChatTableFault): Answer => ({ outcome: 'refused', fault })

/** Does what an operator decides about a chat, once by its id; all who are concerned hear of it at once. */
export function createChatChange(needs: ChatChangeNeeds) {
  const { chats, store, requests, clock } = needs
  const decide = (asked: Asked, { change, reason }: Request): Promise<Done | ChatTableFault> => {
    switch (change.kind) {
      case 'chat_off':
      case 'chat_on':
        return turn(needs, asked, change.kind === 'chat_off')
      case 'hide':
      case 'restore':
        return judge(needs, asked, change)
      case 'mute':
        return mute(needs, asked, { ...change, reason })
      case 'unmute':
        return unmute(needs, asked, change)
    }
  }
  return async (request: Request): Promise<Answer> => {
    const chat = chats.get(request.game)
    if (!chat) return refused('unknown_table')
    const known = await requests.requestOf(request.requestId)
    // It was written by the schema of this call.
    if (known) return isSameRequest(known.content, request) ? (known.answer as Answer) : refused('request_in_use')
    const now = clock()
    const done = await store.together(async (on) => {
      const made = await decide({ on, table: request.game, chat, now }, request)
      if (typeof made === 'string') return made
      const answer: Answer = { outcome: 'done', before: made.before, after: made.after }
      await requests.addRequest(on, { id: request.requestId, content: request, answer, now })
      return { answer, tell: made.tell }
    })
    if (typeof done === 'string') return refused(done)
    await done.tell()
    return done.answer
  }
}

async function turn({ store }: ChatChangeNeeds, { on, table, chat, now }: Asked, isOff: boolean): Promise<Done> {
  const before = { isOff: await store.isOff(table) }
  await store.turn(on, table, { isOff, now })
  return { before, after: { isOff }, tell: chat.reload }
}

/** After an operator's decision reports change nothing any more. */
async function judge(
  { store }: ChatChangeNeeds,
  { on, table, chat }: Asked,
  change: Change<'hide' | 'restore'>,
): Promise<Done | ChatTableFault> {
  const row = await store.lock(on, table, change.message)
  if (!row) return 'unknown_message'
  const state: ChatMessageState = change.kind === 'hide' ? 'hidden' : 'kept'
  await store.setState(on, row.id, state)
  const wasShown = row.state === 'shown' || row.state === 'kept'
  return {
    before: { message: messageView(row) },
    after: { message: messageView({ ...row, state }) },
    tell: async () => {
      if (state === 'hidden') chat.topic.publish({ kind: 'hidden', message: row.id })
      else if (!wasShown) await chat.reload()
    },
  }
}

async function mute(
  { store, mutes, pages }: ChatChangeNeeds,
  { on, table, now }: Asked,
  { message, minutes, reason }: Change<'mute'> & { readonly reason: string },
): Promise<Done | ChatTableFault> {
  const row = await store.lock(on, table, message)
  if (!row) return 'unknown_message'
  const { member, nickname } = row
  const muted_until = minutes === null ? null : new Date(now.getTime() + minutes * 60_000)
  const made = { id: randomUUID(), member, nickname, muted_at: now, muted_until, reason }
  const before = await mutes.add(on, made)
  return {
    before: { mute: before ? muteView(before) : null },
    after: { message: messageView(row), mute: muteView(made) },
    tell: async () => pages.say(member, { kind: 'chat-muted', mute: ownMute(made) }),
  }
}

async function unmute(
  { mutes, pages }: ChatChangeNeeds,
  { on, now }: Asked,
  { mute: id }: Change<'unmute'>,
): Promise<Done | ChatTableFault> {
  const row = await mutes.find(on, id, now)
  if (!row) return 'unknown_mute'
  await mutes.lift(on, id, now)
  return {
    before: { mute: muteView(row) },
    after: { mute: null },
    tell: async () => pages.say(row.member, { kind: 'chat-muted', mute: null }),
  }
}

const muteView = ({ id, member, muted_until }: { id: string; member: string; muted_until: Date | null }) => ({
  id,
  member,
  until: muted_until?.toISOString() ?? null,
})
