import { useLingui } from '@lingui/react'
import { listGames } from '@sanuk/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyPart } from '../components/lazy-part.ts'
import { usePanels } from '../panels/use-panels.ts'
import { useRouter } from '../router/use-router.ts'
import { rememberVassalage, useSession } from '../session/session.ts'
import { read } from '../wire/read.ts'
import { CockfightIcon } from './categories.ts'
import styles from './category-bar.module.css'

const ComingDialog = lazyPart(() => import('./coming-dialog.tsx').then((part) => part.ComingDialog), 'lobby')

const ONE_COCKFIGHT = { query: { gameType: 'COCKFIGHT', pageSize: '1' } }

/** The category that has no page: it starts its game at once, and says so where there is none yet. */
export function CockfightItem() {
  const { _ } = useLingui()
  const router = useRouter()
  const { open } = usePanels()
  const isSignedIn = useSession() !== null
  const [isComing, setIsComing] = useState<boolean>()
  const { refetch } = useQuery({ ...read(listGames, ONE_COCKFIGHT), enabled: false })

  async function start(): Promise<void> {
    const { data } = await refetch()
    const game = data?.list[0]
    // What can be played stands first: if this one cannot, none can.
    if (!game?.playable) return setIsComing(true)
    rememberVassalage(game.vassalage)
    if (isSignedIn) return router.navigate({ to: '/game', search: { id: game.nodeId } })
    await open('login', `/game?id=${game.nodeId}`)
  }

  return (
    <li>
      <button type="button" className={styles.item} onClick={() => void start()}>
        <CockfightIcon />
        {_('site.category.COCKFIGHT')}
      </button>
      {isComing !== undefined && <ComingDialog open={isComing} onClose={() => setIsComing(false)} />}
    </li>
  )
}
