import { CardFan } from '../cards/card-fan.tsx'
import { cardName } from '../cards/card-name.ts'
import { sideCards } from '../cards/side-cards.ts'
import type { StageProps } from '../game-look.ts'
import { handOf } from './hand-of.ts'

const CARDS = 3

/** Three cards of the common hand, and three of the dealer's that lie face down until everybody has decided. */
export function ThreeCardStage({ say, shown, coup, still, seen }: StageProps) {
  return (
    <div className="fans">
      {(['player', 'dealer'] as const).map((side) => {
        const cards = sideCards({ shown, still, seen }, side)
        const known = cards.filter(({ isSeen }) => isSeen).map(({ card }) => card)
        const name = say(`rooms-three-card.side.${side}`)
        const hand = known.length === CARDS ? say(`rooms-three-card.hand.${handOf(known)}`) : null
        const names = known.map((card) => cardName(say, card)).join(', ')
        const label = hand === null ? name : say('rooms-three-card.side', { side: name, hand, cards: names })
        const hidden = side === 'dealer' && shown.length > 0 ? CARDS - cards.length : 0
        return <CardFan key={side} {...{ say, side, name, label, count: hand, coup, cards, hidden }} />
      })}
    </div>
  )
}
