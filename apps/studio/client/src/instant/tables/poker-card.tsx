import { CardFace } from '@sanuk/vendor-client/cards/card-face'
import type { CSSProperties } from 'react'
import type { Say } from '../../words.ts'
import { cardName } from './card-name.ts'

type PokerCardProps = {
  readonly say: Say
  /** Undefined before the first deal: it lies face down. */
  readonly card: string | undefined
  /** When it is dealt, counted in cards. */
  readonly turn: number
  readonly isHeld: boolean
  readonly isWild: boolean
  readonly open: boolean
  readonly onPress: () => void
}

/** A card on the table, pressed to hold it. */
export function PokerCard({ say, card, turn, isHeld, isWild, open, onPress }: PokerCardProps) {
  return (
    <button
      type="button"
      className="poker-card"
      aria-pressed={isHeld}
      aria-label={card ? cardName(say, card) : say('game.poker.back')}
      disabled={!open}
      onClick={onPress}
    >
      <span className="poker-hold" aria-hidden="true">
        {say('game.poker.hold')}
      </span>
      <span className="poker-leaf">
        {/* Another card at this place is dealt anew; the one that is held stays as it lies. */}
        <span
          className="poker-turn"
          key={card}
          data-dealt={card !== undefined}
          style={{ '--turn': turn } as CSSProperties}
        >
          <span className="poker-front">
            {card && <CardFace card={card} />}
            {isWild && <span className="poker-wild">{say('game.poker.wild')}</span>}
          </span>
          <span className="poker-back" />
        </span>
      </span>
    </button>
  )
}
