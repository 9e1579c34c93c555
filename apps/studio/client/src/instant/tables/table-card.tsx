import { CardFace } from '@sanuk/vendor-client/cards/card-face'
import type { Say } from '../../words.ts'
import { cardName } from './card-name.ts'

type TableCardProps = {
  readonly say: Say
  readonly card: string
  /** Until then its back is seen, and nothing of its front is there. */
  readonly isTurned: boolean
}

/** A card on the table that only lies there; where it comes from, the table says. */
export function TableCard({ say, card, isTurned }: TableCardProps) {
  return (
    <span
      className="table-card"
      data-turned={isTurned}
      role="img"
      aria-label={isTurned ? cardName(say, card) : say('game.poker.back')}
    >
      <span className="table-card-front">{isTurned && <CardFace card={card} />}</span>
      <span className="table-card-back" />
    </span>
  )
}
