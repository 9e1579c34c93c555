import { useLingui } from '@lingui/react'
import type { ChatChange } from '@sanuk/contracts/live-chat'
import type { OfficeChatMessage } from '@sanuk/contracts/office-live-chat'
import { Button } from '@sanuk/ui/button'
import { useState } from 'react'
import { ChangeChat } from './change-chat.tsx'
import styles from './live-tables.module.css'
import type { TableNow } from './live-tables.ts'

type OneTable = Pick<TableNow, 'vendor' | 'game'>

/** Turns the chat of a table off or on. */
export function ChatSwitch({ table, isOff }: { readonly table: OneTable; readonly isOff: boolean }) {
  const { _ } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const kind = isOff ? 'chat_on' : 'chat_off'
  return (
    <>
      <Button look={isOff ? 'primary' : 'outline'} onClick={() => setOpen(true)}>
        {_(`office-live-chat.${kind}`)}
      </Button>
      {isOpen && <ChangeChat table={table} change={{ kind }} onClose={() => setOpen(false)} />}
    </>
  )
}

type ActionsProps = { readonly table: OneTable; readonly message: OfficeChatMessage }

/** Hides a message or shows it again, keeps one that was reported, and mutes who wrote it. */
export function ChatActions({ table, message: { id, state, reports, mute } }: ActionsProps) {
  const { _ } = useLingui()
  const [change, setChange] = useState<ChatChange | null>(null)
  const isShown = state === 'shown' || state === 'kept'
  return (
    <span className={styles.actions}>
      {state !== 'hidden' && (
        <Button look="outline" size="small" onClick={() => setChange({ kind: 'hide', message: id })}>
          {_('office-live-chat.hide')}
        </Button>
      )}
      {(!isShown || (state === 'shown' && reports > 0)) && (
        <Button look="outline" size="small" onClick={() => setChange({ kind: 'restore', message: id })}>
          {_(isShown ? 'office-live-chat.keep' : 'office-live-chat.restore')}
        </Button>
      )}
      {!mute && (
        <Button look="outline" size="small" onClick={() => setChange({ kind: 'mute', message: id, minutes: 10 })}>
          {_('office-live-chat.mute')}
        </Button>
      )}
      {mute && <UnmuteButton table={table} mute={mute.id} />}
      {change && <ChangeChat {...{ table, change }} onClose={() => setChange(null)} />}
    </span>
  )
}

/** Lets a member write again. */
export function UnmuteButton({ table, mute }: { readonly table: OneTable; readonly mute: string }) {
  const { _ } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="outline" size="small" onClick={() => setOpen(true)}>
        {_('office-live-chat.unmute')}
      </Button>
      {isOpen && <ChangeChat table={table} change={{ kind: 'unmute', mute }} onClose={() => setOpen(false)} />}
    </>
  )
}
