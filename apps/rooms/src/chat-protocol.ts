import { instant } from '@sanuk/contracts/wire'
import * as z from 'zod/mini'

/** What a page and the server say to each other about the chat at a table. */

/** Characters that a message may have once it is cleaned, counted as code points. */
export const CHAT_LENGTH = 160

/** Messages of a table that are told to whoever opens it. */
export const CHAT_SHOWN = 50

/** Phrases that are sent by their key, so that each reader reads them in the own language; the last are emotes. */
export const CHAT_PHRASES = [
  'hello',
  'good-luck',
  'nice-win',
  'unlucky',
  'thanks',
  'bye',
  'clap',
  'laugh',
  'wow',
  'heart',
  'cry',
  'fire',
] as const
export type ChatPhrase = (typeof CHAT_PHRASES)[number]

/** Why a message was not taken. */
export const CHAT_FAULTS = [
  'empty',
  'too_long',
  'link',
  'phone',
  'contact',
  'profanity',
  'repeated',
  /** Messages came too soon one after the other; `seconds` says when the next one is taken. */
  'too_fast',
  'muted',
  'chat_off',
  /** The account may read only. */
  'read_only',
  'unknown_message',
  'unknown_error',
] as const
export type ChatFault = (typeof CHAT_FAULTS)[number]

const table = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))
const phrase = z.enum(CHAT_PHRASES)

const content = z.discriminatedUnion('kind', [
  /** Far longer than what is taken: whoever pastes too much is told so. */
  z.strictObject({ kind: z.literal('text'), text: z.string().check(z.maxLength(4_000)) }),
  z.strictObject({ kind: z.literal('phrase'), phrase }),
])
export type ChatContent = z.output<typeof content>

/** A message as everybody is told it. Of who wrote it there is the masked nickname and nothing else. */
export const chatMessage = z.strictObject({ id: z.uuid(), at: instant, nickname: z.string(), content })
export type ChatMessage = z.output<typeof chatMessage>

/** The chat of a table: its newest messages in order, or none while it is turned off. */
const state = z.strictObject({ isOff: z.boolean(), messages: z.array(chatMessage) })
export type ChatState = z.output<typeof state>

const news = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('said'), message: chatMessage }),
  z.strictObject({ kind: z.literal('hidden'), message: z.uuid() }),
])
export type ChatNews = z.output<typeof news>

/** Until when a member may not write; null for ever. */
const mute = z.strictObject({ until: z.nullable(instant) })
export type OwnMute = z.output<typeof mute>

/** What a page says about chats. */
export const CHAT_SAID = [
  /** From now on the chat of this table, and of no other, is followed. */
  z.strictObject({ kind: z.literal('chat-follow'), table: z.nullable(table) }),
  z.strictObject({
    kind: z.literal('chat-say'),
    /** Made by the page, once: the same id is the same message, however often it is sent. */
    id: z.uuid(),
    table,
    content,
  }),
  z.strictObject({ kind: z.literal('chat-report'), table, message: z.uuid() }),
] as const

/** What the server says about chats. `at` numbers what is told of one, apart from the table's own news. */
export const CHAT_TOLD = [
  z.strictObject({ kind: z.literal('chat'), table, at: z.number(), state }),
  z.strictObject({ kind: z.literal('chat-news'), table, at: z.number(), news }),
  /** What concerns the reader alone: which messages are the reader's own, which were reported, and whether writing is allowed. */
  z.strictObject({
    kind: z.literal('chat-own'),
    table,
    written: z.array(z.uuid()),
    reported: z.array(z.uuid()),
    mute: z.nullable(mute),
    mayWrite: z.boolean(),
  }),
  /** What became of a message of the reader's. */
  z.strictObject({
    kind: z.literal('chat-answered'),
    id: z.uuid(),
    table,
    /** Its name in the chat, where it was taken. */
    message: z.nullable(z.uuid()),
    fault: z.nullable(z.catch(z.enum(CHAT_FAULTS), 'unknown_error')),
    seconds: z.optional(z.number()),
  }),
  /** An operator has muted the reader, or lets the reader write again. */
  z.strictObject({ kind: z.literal('chat-muted'), mute: z.nullable(mute) }),
] as const

const told = z.discriminatedUnion('kind', [...CHAT_TOLD])
export type ChatTold = z.output<typeof told>
const said = z.discriminatedUnion('kind', [...CHAT_SAID])
export type ChatSaid = z.output<typeof said>

const SAID_KINDS: readonly string[] = ['chat-follow', 'chat-say', 'chat-report']
const TOLD_KINDS: readonly string[] = ['chat', 'chat-news', 'chat-own', 'chat-answered', 'chat-muted']

export const isChatTold = <Message extends { readonly kind: string }>(
  message: Message,
): message is Extract<Message, { kind: ChatTold['kind'] }> => TOLD_KINDS.includes(message.kind)

export const isChatSaid = <Message extends { readonly kind: string }>(
  message: Message,
): message is Extract<Message, { kind: ChatSaid['kind'] }> => SAID_KINDS.includes(message.kind)

/** What a chat is after news of it; server and page both use it. */
export function applyChatNews(before: ChatState, change: ChatNews): ChatState {
  if (change.kind === 'hidden') {
    return { ...before, messages: before.messages.filter(({ id }) => id !== change.message) }
  }
  return { ...before, messages: [...before.messages, change.message].slice(-CHAT_SHOWN) }
}
