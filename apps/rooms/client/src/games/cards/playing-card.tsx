import { CardFace } from '@sanuk/vendor-client/cards/card-face'
import type { Say } from '../../words.ts'
import { cardName } from './card-name.ts'

type PlayingCardProps = {
  readonly say: Say
  readonly card: string
  /** Whether it comes out of the shoe and turns over before the player's eyes. */
  readonly isDealt: boolean
}

/** A card on the table: it slides out of the shoe with its back up and is turned over there. */
export function PlayingCard({ say, card, isDealt }: PlayingCardProps) {
  return (
    <span className="card" data-dealt={isDealt} role="img" aria-label={cardName(say, card)}>
      <span className="card-flight">
        <span className="card-turn">
          <span className="card-front">
            <CardFace card={card} />
          </span>
          <span className="card-back" />
        </span>
      </span>
    </span>
  )
}
