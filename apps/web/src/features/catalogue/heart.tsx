import { useLingui } from '@lingui/react'
import type { GameEntry } from '@sanuk/contracts/catalogue'
import { Spinner } from '@sanuk/ui/spinner'
import { Heart as HeartIcon } from 'lucide-react'
import { useLanguage } from '../../language/language.ts'
import styles from './heart.module.css'
import type { Favourites } from './use-favourites.ts'

export type HeartProps = {
  readonly game: GameEntry
  readonly isFavourite: boolean
  readonly isSaving: boolean
  readonly onFavourite: Favourites['set']
}

/** Makes a game a favourite, or takes that back. */
export function Heart({ game, isFavourite, isSaving, onFavourite }: HeartProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isFavourite}
      aria-busy={isSaving}
      aria-label={_('site.game.favourite', { game: game.names[language] })}
      onClick={() => !isSaving && onFavourite(game, !isFavourite)}
    >
      <span className={styles.disc}>{isSaving ? <Spinner /> : <HeartIcon />}</span>
    </button>
  )
}
