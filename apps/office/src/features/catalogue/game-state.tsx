import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import styles from './catalogue.module.css'
import type { Game } from './catalogue.ts'

const LOOKS = { playable: 'good', coming: 'luck', hidden: 'bad' } as const

/** Whether visitors find a game and may play it, whether it is hot, and its place in front. */
export function GameState({ game }: { game: Game }) {
  const { _ } = useLingui()
  const { state, hiddenBy, isHot, chosen } = game
  return (
    <span className={styles.states}>
      <Badge look={LOOKS[state]}>
        {_(
          hiddenBy && hiddenBy !== 'game'
            ? `office-catalogue.hidden_by.${hiddenBy}`
            : `office-catalogue.state.${state}`,
        )}
      </Badge>
      {isHot && <Badge look="live">{_('office-catalogue.hot')}</Badge>}
      {chosen.place !== null && <Badge>{_('office-catalogue.place', { place: chosen.place })}</Badge>}
    </span>
  )
}
