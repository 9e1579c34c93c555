import { useState } from 'react'
import { TablePage } from '../table/table-page.tsx'
import { SeveralPage, type SeveralPageProps } from './several-page.tsx'

/** The launched table, or several tables in one view. */
export function RoomPage(props: Omit<SeveralPageProps, 'onBack'>) {
  const { tables, game, kitOf, onRetry } = props
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
  return <TablePage {...{ look, onRetry, ...several }} kit={kitOf(game)} store={tables.main} />
}
