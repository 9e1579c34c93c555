import { MessageCircle, X } from 'lucide-react'
import { Dialog } from '../dialogs/dialog.tsx'
import type { Kit } from '../kit.ts'
import type { Say } from '../words.ts'
import { ChatForm } from './chat-form.tsx'
import { ChatLog } from './chat-log.tsx'
import type { Talk } from './use-chat.ts'

/** Opens and closes the chat, and says whether something new is there. */
export function ChatButton({ say, view, isOpen, onToggle }: Talk & { readonly say: Say }) {
  const { unread } = view
  const name = unread > 0 ? say('rooms-chat.open.unread', { count: unread }) : say('rooms-chat.open')
  return (
    <button
      type="button"
      className="head-button chat-button"
      aria-label={name}
      title={say('rooms-chat.open')}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <MessageCircle aria-hidden="true" />
      {unread > 0 && <i className="chat-dot" aria-hidden="true" />}
    </button>
  )
}

type ChatProps = Talk & { readonly kit: Pick<Kit, 'say' | 'now' | 'opened'> }

/** The chat of a table: beside cloth and roads where there is room, else a sheet above them. */
export function Chat({ kit, store, view, isBeside, onToggle }: ChatProps) {
  const { say } = kit
  const talk = (
    <>
      <ChatLog {...{ kit, view }} onReport={(message) => store.report(message)} />
      {view.state?.isOff !== true && <ChatForm {...{ kit, view, store }} />}
    </>
  )
  if (!isBeside) {
    return (
      <Dialog {...{ say }} title={say('rooms-chat.title')} kind="chat-sheet" onClose={onToggle}>
        <div className="chat">{talk}</div>
      </Dialog>
    )
  }
  return (
    <aside className="chat chat-beside" aria-label={say('rooms-chat.title')}>
      <header className="chat-head">
        <h2>{say('rooms-chat.title')}</h2>
        <button type="button" className="cross" aria-label={say('rooms.close')} onClick={onToggle}>
          <X aria-hidden="true" />
        </button>
      </header>
      {talk}
    </aside>
  )
}
