import { useLingui } from '@lingui/react'
import type { GameEntry } from '@sanuk/contracts/catalogue'
import { classNames } from '@sanuk/ui/class-names'
import { Layers, Play } from 'lucide-react'
import { memo, use } from 'react'
import { useShortMoney } from '../../brand/use-short-money.ts'
import { GamePicture } from '../../components/game-picture.tsx'
import { useLanguage } from '../../language/language.ts'
import { writtenCount } from '../../language/written-count.ts'
import { BoardPlace } from './board/board-place.ts'
import { DemoLink } from './demo-link.tsx'
import { GameLink } from './game-link.tsx'
import styles from './game-tile.module.css'
import { Heart, type HeartProps } from './heart.tsx'

type GameTileProps = HeartProps & {
  readonly eager?: boolean
  /** Which one it is of a list that is not drawn whole. */
  readonly number?: number
  readonly total?: number
}

/**
 * A game as it lies in the lobby: cover, name, vendor, and a heart; of a live table what happens there. Redrawn only when
 * something of it changes.
 */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, eager = false, number, total, ...heart } = props
  const isSoon = !game.playable && game.isGame === 'GAME'
  const board = use(BoardPlace)
  const look = <Look game={game} eager={eager} />
  return (
    <li className={classNames(styles.tile, isSoon && styles.coming)} aria-posinset={number} aria-setsize={total}>
      {isSoon ? look : <GameLink game={game}>{look}</GameLink>}
      {board && <board.Words nodeId={game.nodeId} />}
      <DemoLink game={game} />
      <Heart game={game} {...heart} />
    </li>
  )
})

function Look({ game, eager }: Required<Pick<GameTileProps, 'game' | 'eager'>>) {
  const name = game.names[useLanguage()]
  const board = use(BoardPlace)
  return (
    <>
      <span className={styles.cover}>
        <GamePicture picture={game.picture} sizes={SIZES} eager={eager} />
        <Marks game={game} />
        {board && <board.Strip nodeId={game.nodeId} />}
        {game.isGame === 'GAME' && game.playable && <Reveal game={game} />}
      </span>
      <span className={styles.caption}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.vendor}>{game.vassalageName}</span>
      </span>
    </>
  )
}

const SIZES = '(width < 760px) 31vw, 160px'

/** New or hot, how many games lie under it, and whether none of it is open yet. */
function Marks({ game }: { game: GameEntry }) {
  const { _ } = useLingui()
  return (
    <>
      {game.isNew && <span className={classNames(styles.badge, styles.new)}>{_('site.game.new')}</span>}
      {!game.isNew && game.isHot && <span className={classNames(styles.badge, styles.hot)}>{_('site.game.hot')}</span>}
      {game.isGame === 'VASSALAGE' && (
        <span className={styles.many}>
          <Layers />
          {_('site.game.children', { count: writtenCount(game.children) })}
        </span>
      )}
      {game.isGame === 'GAME' && !game.playable && <span className={styles.soon}>{_('site.game.soon')}</span>}
    </>
  )
}

/** What is told under the mouse or the focus. */
function Reveal({ game }: { game: GameEntry }) {
  const { _ } = useLingui()
  const money = useShortMoney()
  const board = use(BoardPlace)
  return (
    <span className={styles.reveal}>
      <span className={styles.play}>
        <Play />
        {_('site.game.play')}
      </span>
      {game.returnToPlayer && <span>{_('site.game.rtp', { rtp: game.returnToPlayer })}</span>}
      <span>{_('site.game.stakes', { minimum: money(game.minimumStake), maximum: money(game.maximumStake) })}</span>
      {board && <board.Facts nodeId={game.nodeId} />}
    </span>
  )
}
