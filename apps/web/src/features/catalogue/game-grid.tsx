import type { GameEntry } from '@sanuk/contracts/catalogue'
import styles from './game-grid.module.css'
import { GameTile } from './game-tile.tsx'
import { useFavourites } from './use-favourites.ts'
import { WaitingTile } from './waiting-tile.tsx'

type GameGridProps = {
  readonly label: string
  readonly games: readonly GameEntry[]
  /** Tiles still to come, drawn in their size. */
  readonly waiting?: number
  /** The first so many are in sight at once. */
  readonly eager?: number
}

/** Games side by side: seven in a row, three on a phone. */
export function GameGrid({ label, games, waiting = 0, eager = 0 }: GameGridProps) {
  const favourites = useFavourites()
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={waiting > 0}>
      {games.map((game, index) => (
        <GameTile
          key={game.nodeId}
          game={game}
          isFavourite={favourites.has(game)}
          isSaving={favourites.isSaving(game)}
          onFavourite={favourites.set}
          eager={index < eager}
        />
      ))}
      {Array.from({ length: waiting }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <WaitingTile key={`waiting ${index}`} />
      ))}
    </ul>
  )
}
