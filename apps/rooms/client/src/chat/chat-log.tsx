import { Flag } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#chat-protocol'
import type { Kit } from '../kit.ts'
import type { Say } from '../words.ts'
import type { ChatView } from './chat-view.ts'
import { isEmote, PhraseFace } from './phrases.tsx'

/** Who reads within so many pixels of the end is taken along by new messages. */
const AT_END_PX = 40

type LogProps = {
  readonly kit: Pick<Kit, 'say' | 'opened'>
  readonly view: ChatView
  readonly onReport: (message: string) => void
}

/** The messages of a chat, read out as they come, or what stands there instead. */
export function ChatLog({ kit, view, onReport }: LogProps) {
  const { say, opened } = kit
  const { state, isLost } = view
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const messages = state?.messages ?? []
  const newest = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message scrolls.
  useEffect(() => {
    const { current } = log
    if (!current) return
    // What scrolls can be scrolled by the keyboard, too.
    if (current.scrollHeight > current.clientHeight) current.tabIndex = 0
    if (isAtEnd.current) current.scrollTo({ top: current.scrollHeight })
  }, [newest])
  const scrolled = () => {
    const { current } = log
    if (current) isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < AT_END_PX
  }
  return (
    <>
      {isLost && (
        <p className="chat-note" role="status">
          {say('rooms-chat.lost')}
        </p>
      )}
      <div ref={log} className="chat-log" role="log" aria-label={say('rooms-chat.messages')} onScroll={scrolled}>
        {state === null && !isLost && <p className="chat-note">{say('rooms-chat.loading')}</p>}
        {state?.isOff && <p className="chat-note">{say('rooms-chat.off')}</p>}
        {state && !state.isOff && messages.length === 0 && <p className="chat-note">{say('rooms-chat.empty')}</p>}
        {messages.length > 0 && (
          <ol>
            {messages.map((message) => (
              <Message
                key={message.id}
                {...{ say, message }}
                time={new Date(message.at).toLocaleTimeString(opened.language, { hour: '2-digit', minute: '2-digit' })}
                isOwn={view.written.has(message.id)}
                isReported={view.reported.has(message.id)}
                onReport={view.mayWrite ? () => onReport(message.id) : null}
              />
            ))}
          </ol>
        )}
      </div>
    </>
  )
}

type MessageProps = {
  readonly say: Say
  readonly message: ChatMessage
  readonly time: string
  readonly isOwn: boolean
  readonly isReported: boolean
  readonly onReport: (() => void) | null
}

function Message({ say, message, time, isOwn, isReported, onReport }: MessageProps) {
  const { content, nickname, at } = message
  const mayReport = !isOwn && !isReported && onReport !== null
  return (
    <li className="chat-message" data-own={isOwn} data-emote={content.kind === 'phrase' && isEmote(content.phrase)}>
      <p>
        <b>{isOwn ? say('rooms-chat.you') : nickname}</b>{' '}
        <span className="chat-text">
          {content.kind === 'text' ? content.text : <PhraseFace say={say} phrase={content.phrase} />}
        </span>
      </p>
      <time dateTime={at}>{time}</time>
      {isReported && <small>{say('rooms-chat.reported')}</small>}
      {mayReport && <Report {...{ say, nickname, onReport }} />}
    </li>
  )
}

type ReportProps = { readonly say: Say; readonly nickname: string; readonly onReport: () => void }

/** Reports a message, after a second press. */
function Report({ say, nickname, onReport }: ReportProps): ReactNode {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    const name = say('rooms-chat.report', { nickname })
    return (
      <button type="button" className="chat-flag" aria-label={name} title={name} onClick={() => setAsking(true)}>
        <Flag aria-hidden="true" />
      </button>
    )
  }
  return (
    <span className="chat-report">
      {say('rooms-chat.report.ask')}
      {/* biome-ignore lint/a11y/noAutofocus: the button that had the focus has gone. */}
      <button type="button" className="small-button" autoFocus onClick={onReport}>
        {say('rooms-chat.report.send')}
      </button>
      <button type="button" className="small-button" onClick={() => setAsking(false)}>
        {say('rooms-chat.cancel')}
      </button>
    </span>
  )
}
