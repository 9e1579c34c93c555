import type { GameEntry } from '@sanuk/contracts/catalogue'
import type { ReactNode } from 'react'
import { Link } from '../../router/link.tsx'
import { stringifySearch } from '../../router/search-text.ts'
import { rememberVassalage, useSession } from '../../session/session.ts'
import styles from './game-tile.module.css'
import { gameWay } from './game-way.ts'
import { lobbyOf } from './lobbies.ts'

type GameLinkProps = { readonly game: GameEntry; readonly children: ReactNode }

/** Opens a game, or the sub-games of an entry. A visitor signs in on the page they are on and goes on to the game. */
export function GameLink({ game, children }: GameLinkProps) {
  const isSignedIn = useSession() !== null
  const look = { className: styles.link, onClick: () => rememberVassalage(game.vassalage), preload: false } as const
  if (game.isGame === 'VASSALAGE') {
    return (
      <Link
        to={lobbyOf(game.gameType)?.path ?? '.'}
        search={(before) => ({ ...before, under: game.nodeId })}
        state={{ overPage: true }}
        resetScroll={false}
        {...look}
      >
        {children}
      </Link>
    )
  }
  if (isSignedIn) {
    return (
      <Link {...gameWay(game)} {...look}>
        {children}
      </Link>
    )
  }
  const { to, search } = gameWay(game)
  const next = to + stringifySearch(search)
  return (
    <Link
      to="."
      search={(before) => ({ ...before, panel: 'login', next })}
      state={{ overPage: true }}
      resetScroll={false}
      {...look}
    >
      {children}
    </Link>
  )
}
