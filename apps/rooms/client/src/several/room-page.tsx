import { useState } from 'react'
import type { ChatStore } from '../chat/chat-store.ts'
import { TablePage } from '../table/table-page.tsx'
import { SeveralPage, type SeveralPageProps } from './several-page.tsx'

/** The launched table, or several tables in one view. */
export function RoomPage(props: Omit<SeveralPageProps, 'onBack'> & { readonly chat?: ChatStore }) {
  const { tables, game, kitOf, onRetry, chat } = props
  const [isSeveral, setSeveral] = useState(false)
  if (isSeveral) {
    const back = () => {
      tables.follow([tables.main.view().rules])
      setSeveral(false)
    }
    return <SeveralPage {...props} onBack={back} />
  }
  const { look } = game
  const several = look.isAlone ? {} : { onSeveral: () => setSeveral(true) }
  return <TablePage {...{ look, onRetry, ...several, ...(chat && { chat }) }} kit={kitOf(game)} store={tables.main} />
}
