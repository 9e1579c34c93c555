import { SendHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { CHAT_LENGTH, type OwnMute } from '#chat-protocol'
import type { Kit } from '../kit.ts'
import type { Say } from '../words.ts'
import type { ChatStore } from './chat-store.ts'
import type { ChatRefusal, ChatView } from './chat-view.ts'
import { Phrases } from './phrases.tsx'

/** So few characters that are left are told. */
const FEW_LEFT = 30

/** The longest that a browser waits. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

type FormProps = {
  readonly kit: Pick<Kit, 'say' | 'now' | 'opened'>
  readonly view: ChatView
  readonly store: ChatStore
}

/** Where a message is written, or why none can be. What was refused stays there, with the reason below it. */
export function ChatForm({ kit, view, store }: FormProps) {
  const { say, now, opened } = kit
  const { draft, sending, refusal, mayWrite } = view
  const [field, note] = [useId(), useId()]
  const isMuted = useIsMuted(view.mute, now)
  if (!mayWrite) return <p className="chat-note">{say('rooms-chat.read_only')}</p>
  if (isMuted && view.mute) return <p className="chat-note">{muteText(say, view.mute, opened.language)}</p>
  const isReady = view.state !== null && !view.isLost
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    store.send({ kind: 'text', text: draft })
  }
  return (
    <form className="chat-form" onSubmit={send}>
      <Phrases
        say={say}
        isBusy={sending !== null || !isReady}
        onChoose={(phrase) => store.send({ kind: 'phrase', phrase })}
      />
      <div className="chat-field">
        <label className="visually-hidden" htmlFor={field}>
          {say('rooms-chat.field')}
        </label>
        <input
          id={field}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={say('rooms-chat.hint')}
          value={draft}
          readOnly={sending !== null}
          aria-invalid={refusal !== null}
          aria-describedby={note}
          onChange={({ target }) => store.setDraft(target.value)}
        />
        <button type="submit" className="chat-send" aria-label={say('rooms-chat.send')} aria-disabled={!isReady}>
          <SendHorizontal aria-hidden="true" />
        </button>
      </div>
      <p id={note} className="chat-status" role="status" data-fault={refusal !== null}>
        {statusText(say, view)}
      </p>
      {sending?.isLate && (
        <p className="chat-late">
          <button type="button" className="small-button" onClick={() => store.retry()}>
            {say('rooms-chat.retry')}
          </button>
          <button type="button" className="small-button" onClick={() => store.cancel()}>
            {say('rooms-chat.cancel')}
          </button>
        </p>
      )}
    </form>
  )
}

function statusText(say: Say, { sending, refusal, draft }: ChatView): string {
  if (sending) return say(sending.isLate ? 'rooms-chat.failed' : 'rooms-chat.sending')
  if (refusal) return faultText(say, refusal)
  const left = CHAT_LENGTH - [...draft.trim()].length
  if (left < 0) return say('rooms-chat.over', { count: -left })
  return left <= FEW_LEFT ? say('rooms-chat.left', { count: left }) : ''
}

const faultText = (say: Say, { fault, seconds }: ChatRefusal): string =>
  say(`rooms-chat.fault.${fault}`, { seconds: seconds ?? 1, most: CHAT_LENGTH })

function muteText(say: Say, { until }: OwnMute, language: string): string {
  if (until === null) return say('rooms-chat.muted.forever')
  const moment = new Date(until).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return say('rooms-chat.muted.until', { moment })
}

/** Whether a mute holds now; it ends by itself. */
function useIsMuted(mute: OwnMute | null, now: () => number): boolean {
  const [, look] = useState(0)
  const until = mute?.until ? Date.parse(mute.until) : null
  useEffect(() => {
    if (until === null) return
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, until - now()) + 50)
    const timer = setTimeout(() => look((count) => count + 1), wait)
    return () => clearTimeout(timer)
  }, [until, now])
  return mute !== null && (until === null || until > now())
}
