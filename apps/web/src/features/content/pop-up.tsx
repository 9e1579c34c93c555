import { useState } from 'react'
import { isFirstSignIn } from '../../session/session.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import { notePopUpClosed, type PopUpReader } from './pop-up-marker.ts'
import { useAnnouncements } from './use-announcements.ts'

const EXECUTION = { visitor: 'B', member: 'A' } as const

/** What the house wants to be read: once in a session, until it is closed. */
export function PopUp({ reader }: { readonly reader: PopUpReader }) {
  const greets = reader === 'member' && isFirstSignIn()
  const { data } = useAnnouncements({ types: ['PU'], execution: greets ? 'F' : EXECUTION[reader] })
  const [closed, setClosed] = useState(false)
  if (closed || !data || data.list.length === 0) return null
  const close = () => {
    notePopUpClosed(reader)
    setClosed(true)
  }
  return <NoticeDialog notices={data.list} first={0} onClose={close} />
}
