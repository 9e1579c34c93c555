import { useLingui } from '@lingui/react'
import type { GameEntry } from '@sanuk/contracts/catalogue'
import { classNames } from '@sanuk/ui/class-names'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useShortMoney } from '../../brand/use-short-money.ts'
import { GamePicture } from '../../components/game-picture.tsx'
import { useLanguage } from '../../language/language.ts'
import { rememberVassalage, useSession } from '../../session/session.ts'
import styles from './game-tile.module.css'

type GameTileProps = {
  readonly game: GameEntry
  readonly eager?: boolean
}

/** A game as it lies in the lobby: cover, name, vendor. Leads to the game, for visitors by way of the login. */
export function GameTile({ game, eager = false }: GameTileProps) {
  const name = game.names[useLanguage()]
  if (!game.playable) return <ComingTile game={game} name={name} eager={eager} />
  return (
    <li className={styles.tile}>
      <LaunchLink game={game}>
        <Cover game={game} eager={eager} />
        <Caption name={name} vendor={game.vassalageName} />
      </LaunchLink>
    </li>
  )
}

/** Not open yet: dimmed, said in words, and leads nowhere. */
function ComingTile({ game, name, eager }: Required<GameTileProps> & { name: string }) {
  const { _ } = useLingui()
  return (
    <li className={classNames(styles.tile, styles.coming)}>
      <span className={styles.cover}>
        <GamePicture picture={game.picture} sizes={SIZES} eager={eager} />
        <span className={styles.soon}>{_('site.game.soon')}</span>
      </span>
      <Caption name={name} vendor={game.vassalageName} />
    </li>
  )
}

const SIZES = '(width < 760px) 31vw, 160px'

function Cover({ game, eager }: Required<GameTileProps>) {
  const { _ } = useLingui()
  const money = useShortMoney()
  return (
    <span className={styles.cover}>
      <GamePicture picture={game.picture} sizes={SIZES} eager={eager} />
      {game.isNew && <span className={classNames(styles.badge, styles.new)}>{_('site.game.new')}</span>}
      {!game.isNew && game.isHot && <span className={classNames(styles.badge, styles.hot)}>{_('site.game.hot')}</span>}
      <span className={styles.reveal}>
        <span className={styles.play}>
          <Play />
          {_('site.game.play')}
        </span>
        {game.returnToPlayer && <span>{_('site.game.rtp', { rtp: game.returnToPlayer })}</span>}
        <span>{_('site.game.stakes', { minimum: money(game.minimumStake), maximum: money(game.maximumStake) })}</span>
      </span>
    </span>
  )
}

function Caption({ name, vendor }: { name: string; vendor: string }) {
  return (
    <span className={styles.caption}>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.vendor}>{vendor}</span>
    </span>
  )
}

type LaunchLinkProps = { readonly game: GameEntry; readonly children: ReactNode }

/** Opens a game. A visitor signs in on the page they are on and goes on to the game from there. */
function LaunchLink({ game, children }: LaunchLinkProps) {
  const remember = () => rememberVassalage(game.vassalage)
  if (useSession()) {
    return (
      <Link to="/game" search={{ id: game.nodeId }} className={styles.link} onClick={remember} preload={false}>
        {children}
      </Link>
    )
  }
  const search = (before: object) => ({ ...before, panel: 'login' as const, next: `/game?id=${game.nodeId}` })
  return (
    <Link
      to="."
      search={search}
      state={{ overPage: true }}
      className={styles.link}
      onClick={remember}
      resetScroll={false}
      preload={false}
    >
      {children}
    </Link>
  )
}
