import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { useEffect, useEffectEvent } from 'react'
import { usePageTitle } from '../brand/use-page-title.ts'
import { LOBBIES, type Lobby as LobbyData } from '../features/catalogue/lobbies.ts'
import { Lobby } from '../features/catalogue/lobby.tsx'
import { isOwnMode, readLobbySearch, withLobbySearch } from '../features/catalogue/lobby-search.ts'
import { FreeRoundsStrip } from '../features/free-rounds/free-rounds-strip.tsx'
import { JackpotPlace } from '../features/jackpot/jackpot-place.tsx'
import { usePanels } from '../panels/use-panels.ts'
import { Link } from '../router/link.tsx'
import { useRouter, useSearch, useShown } from '../router/use-router.ts'
import { currentSession } from '../session/session.ts'

/** The lobby of the category that the path names. */
export function LobbyPage() {
  const path = useShown(({ location }) => location.path)
  const lobby = LOBBIES.find((one) => one.path === path)
  return lobby ? <LobbyAt key={path} lobby={lobby} /> : null
}

function LobbyAt({ lobby }: { readonly lobby: LobbyData }) {
  const { _ } = useLingui()
  usePageTitle(_(lobby.title), _(lobby.about))
  const search = useSearch(readLobbySearch)
  const router = useRouter()
  useAskToSignIn(isOwnMode(search.mode))
  return (
    <>
      {lobby.path === '/rng' && <JackpotPlace />}
      {lobby.path === '/rng' && <FreeRoundsStrip />}
      {lobby.path === '/elott' && (
        <Link to="/lottery" search={{ view: 'results' }} className={buttonClass({ look: 'outline', size: 'small' })}>
          {_('lobby.results_of_day')}
        </Link>
      )}
      <Lobby
        lobby={lobby}
        search={search}
        onSearch={(change) =>
          void router.navigate({
            to: '.',
            search: withLobbySearch(change),
            replace: true,
            resetScroll: false,
            state: 'same',
          })
        }
        onCloseUnder={() => {
          if (router.location().state.overPage) return history.back()
          void router.navigate({ to: '.', search: { ...search, under: undefined }, replace: true, resetScroll: false })
        }}
      />
    </>
  )
}

/** Favourites and recent games belong to somebody: whoever comes by such a link is asked at once who they are. */
function useAskToSignIn(isOwn: boolean): void {
  const { open } = usePanels()
  const ask = useEffectEvent(() => void (currentSession() === null && open('login')))
  useEffect(() => {
    if (isOwn) ask()
  }, [isOwn])
}
