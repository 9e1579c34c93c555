import { useEffect, useState } from 'react'
import { isFirstSignIn } from '../../session/session.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import { notePopUpClosed, type PopUpReader } from './pop-up-marker.ts'
import { useAnnouncements } from './use-announcements.ts'
import { whenQuiet } from './when-quiet.ts'

const EXECUTION = { visitor: 'B', member: 'A' } as const

/** The visitor may have opened something while the announcements were loading. */
const SETTLE_MS = 300

/** What the house wants to be read: once in a session, until it is closed. */
export function PopUp({ reader }: { readonly reader: PopUpReader }) {
  const greets = reader === 'member' && isFirstSignIn()
  const { data } = useAnnouncements({ types: ['PU'], execution: greets ? 'F' : EXECUTION[reader] })
  const [closed, setClosed] = useState(false)
  const [settled, setSettled] = useState(false)
  const arrived = data !== undefined
  useEffect(() => (arrived ? whenQuiet(() => setSettled(true), SETTLE_MS) : undefined), [arrived])
  if (closed || !settled || !data || data.list.length === 0) return null
  const close = () => {
    notePopUpClosed(reader)
    setClosed(true)
  }
  return <NoticeDialog notices={data.list} first={0} onClose={close} />
}
