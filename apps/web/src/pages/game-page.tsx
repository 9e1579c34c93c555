import { useLingui } from '@lingui/react'
import { Suspense, useEffect } from 'react'
import { optionalPart } from '../components/lazy-part.ts'
import { gameWay } from '../features/catalogue/game-way.ts'
import { GameNotice } from '../features/launch/game-notice.tsx'
import { GameScreen } from '../features/launch/game-screen.tsx'
import { useListedGame } from '../features/launch/use-listed-game.ts'
import { usePanels } from '../panels/use-panels.ts'
import { readGame } from '../router/paths.ts'
import { useRouter, useSearch } from '../router/use-router.ts'
import { currentSession, useSession } from '../session/session.ts'
import styles from './game-page.module.css'

const AgreementPlace = optionalPart(() =>
  import('../features/content/agreement-place.tsx').then((part) => part.AgreementPlace),
)
const RealityCheck = optionalPart(() =>
  import('../features/protection/reality-check.tsx').then((part) => part.RealityCheck),
)

/** A game with the screen to itself. */
export function GamePage() {
  return (
    <main className={styles.page}>
      <FramedGame />
    </main>
  )
}

/** The game that the address names, in whatever room it is given. */
export function FramedGame() {
  const { id, demo } = useSearch(readGame)
  const signedIn = useSession() !== null
  useAskToSignIn(demo === true)
  if (!id) return <NoGame />
  return (
    <>
      <ListedGame key={id} nodeId={id} />
      {signedIn && (
        <Suspense>
          {/* A demo is played with nobody's money. */}
          <RealityCheck playing={!demo} />
          <AgreementPlace />
        </Suspense>
      )}
    </>
  )
}

/** The game in its frame; a lottery of ours, to which banners lead like to any game, on its own screen instead. */
function ListedGame({ nodeId }: { readonly nodeId: string }) {
  const router = useRouter()
  const listed = useListedGame(nodeId)
  const way = listed?.playable ? gameWay(listed) : undefined
  const isOwn = way !== undefined && way.to !== '/game'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each game; its way follows from it
  useEffect(() => {
    if (isOwn) router.navigate({ ...way, replace: true })
  }, [isOwn, nodeId])
  return isOwn ? null : <GameScreen nodeId={nodeId} />
}

/** Whoever comes by a link without a session is asked at once, unless it is a demo that they come for. */
function useAskToSignIn(isDemo: boolean): void {
  const { open } = usePanels()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; closing the login does not open it again
  useEffect(() => {
    if (!currentSession() && !isDemo) open('login')
  }, [])
}

function NoGame() {
  const { _ } = useLingui()
  const router = useRouter()
  return (
    <div className={styles.none} data-theme="dark">
      <GameNotice
        title={_('launch.none')}
        note={_('launch.none.note')}
        action={_('launch.to_lobby')}
        onAction={() => router.navigate({ to: '/rng' })}
      />
    </div>
  )
}
