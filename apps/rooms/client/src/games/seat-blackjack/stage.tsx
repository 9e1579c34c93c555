import { BOXES } from '@sanuk/engines/live/seat-blackjack/spots'
import { totalText } from '../blackjack/hand-total.ts'
import { useBoxes } from '../boxes.ts'
import { CardFan } from '../cards/card-fan.tsx'
import { cardName } from '../cards/card-name.ts'
import { sideCards } from '../cards/side-cards.ts'
import type { StageProps } from '../game-look.ts'
import { Seat } from './seat.tsx'
import { handName } from './spot-name.ts'

/** The dealer's hand, and below it the boxes in an arc, in the order of play. */
export function SeatStage({ say, shown, coup, still, seen, result }: StageProps) {
  const boxes = useBoxes()
  const cardsAt = (place: string) => sideCards({ shown, still, seen }, place)
  const dealer = cardsAt('dealer')
  const faces = dealer.filter(({ isSeen }) => isSeen).map(({ card }) => card)
  const name = say('rooms-blackjack.hand.dealer')
  const count = totalText(faces)
  const cards = faces.map((card) => cardName(say, card)).join(', ')
  const label = count === null ? name : say('rooms-blackjack.hand', { hand: name, total: count, cards })
  const [turn] = boxes?.hands ?? []
  return (
    <div className="seats">
      <div className="seats-dealer">
        <CardFan
          {...{ say, name, label, count, coup }}
          side="dealer"
          cards={dealer}
          hidden={dealer.length === 1 ? 1 : 0}
        />
      </div>
      <ol className="seats-arc" aria-label={say('rooms-seat-blackjack.seats')}>
        {BOXES.map((box) => (
          <Seat key={box} {...{ say, coup, result, box, boxes, cardsAt }} />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {turn !== undefined &&
          boxes?.hands.length === 1 &&
          say('rooms-seat-blackjack.turn', { seat: handName(say, turn) })}
      </p>
    </div>
  )
}
