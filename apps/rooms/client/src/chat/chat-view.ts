import {
  applyChatNews,
  type ChatContent,
  type ChatFault,
  type ChatState,
  type ChatTold,
  type OwnMute,
} from '#chat-protocol'

/** A message on its way: its id is made once, so that it is the same message however often it is sent. */
export type Sending = {
  readonly id: string
  readonly content: ChatContent
  /** Whether no answer came in time: the player may send it again. */
  readonly isLate: boolean
}

/** Why the last message was not taken. `seconds`: when it would be. */
export type ChatRefusal = { readonly fault: ChatFault; readonly seconds: number | null }

/** All that the page shows of the chat at its table. */
export type ChatView = {
  /** The chat, or null until it was told. It stays while the line is lost. */
  readonly state: ChatState | null
  readonly isLost: boolean
  /** The number of the last news, or null while the chat has to be told whole. */
  readonly at: number | null
  readonly written: ReadonlySet<string>
  readonly reported: ReadonlySet<string>
  readonly mute: OwnMute | null
  readonly mayWrite: boolean
  readonly draft: string
  readonly sending: Sending | null
  readonly refusal: ChatRefusal | null
  /** Messages of others that came while the chat was not on the screen. */
  readonly unread: number
  readonly isShown: boolean
}

export const FIRST_CHAT_VIEW: ChatView = {
  state: null,
  isLost: false,
  at: null,
  written: new Set(),
  reported: new Set(),
  mute: null,
  mayWrite: true,
  draft: '',
  sending: null,
  refusal: null,
  unread: 0,
  isShown: false,
}

/** Whether news before this message were missed, so that the chat has to be told whole again. */
export const hasMissedChat = (view: ChatView, message: ChatTold): boolean =>
  message.kind === 'chat-news' && view.at !== null && message.at > view.at + 1

/** What the page shows after the server has told something about its chat. */
export function applyChat(view: ChatView, message: ChatTold): ChatView {
  switch (message.kind) {
    case 'chat':
      return { ...view, state: message.state, at: message.at, isLost: false }
    case 'chat-news':
      return afterNews(view, message)
    case 'chat-own': {
      const { written, reported, mute, mayWrite } = message
      return { ...view, written: new Set(written), reported: new Set(reported), mute, mayWrite }
    }
    case 'chat-answered':
      return answered(view, message)
    case 'chat-muted':
      return { ...view, mute: message.mute, refusal: null }
  }
}

function afterNews(view: ChatView, message: Extract<ChatTold, { kind: 'chat-news' }>): ChatView {
  if (view.state === null || view.at === null || message.at <= view.at) return view
  if (hasMissedChat(view, message)) return { ...view, at: null }
  const state = applyChatNews(view.state, message.news)
  // While the own message is on its way, what is told may be that one.
  const isUnread = message.news.kind === 'said' && !view.isShown && view.sending === null
  return { ...view, state, at: message.at, unread: isUnread ? view.unread + 1 : view.unread }
}

function answered(view: ChatView, message: Extract<ChatTold, { kind: 'chat-answered' }>): ChatView {
  const { sending } = view
  if (sending?.id !== message.id) return view
  if (message.fault !== null) {
    return { ...view, sending: null, refusal: { fault: message.fault, seconds: message.seconds ?? null } }
  }
  const written = message.message === null ? view.written : new Set([...view.written, message.message])
  const isSent = sending.content.kind === 'text' && sending.content.text === view.draft
  return { ...view, sending: null, refusal: null, written, draft: isSent ? '' : view.draft }
}
