import { CardFan } from '../cards/card-fan.tsx'
import { cardName } from '../cards/card-name.ts'
import { type SideCard, sideCards } from '../cards/side-cards.ts'
import type { StageProps } from '../game-look.ts'
import { totalText } from './hand-total.ts'
import { hasSplit, ownCards } from './own-cards.ts'

const SPLIT = ['first', 'second'] as const

/** The common hand, both hands that it may be split into, and the dealer's, whose second card lies there face down. */
export function BlackjackStage({ say, shown, coup, still, seen, decided }: StageProps) {
  const cardsAt = (place: string) => sideCards({ shown, still, seen }, place)
  const [player, dealer] = [cardsAt('player'), cardsAt('dealer')]
  const fan = (side: 'player' | 'dealer' | 'first' | 'second', cards: readonly SideCard[], own?: number) => {
    const name = say(`rooms-blackjack.hand.${side}`)
    const mine = own === undefined ? cards : cards.slice(0, own)
    const count = totalText(mine.filter(({ isSeen }) => isSeen).map(({ card }) => card))
    const names = mine.filter(({ isSeen }) => isSeen).map(({ card }) => cardName(say, card))
    const label =
      count === null ? name : say('rooms-blackjack.hand', { hand: name, total: count, cards: names.join(', ') })
    return { say, side, name, label, count, coup, cards, ...(own !== undefined && { own }) }
  }
  const isSplit = hasSplit(decided)
  const splits = SPLIT.flatMap((side, at) => {
    const begun = player.slice(at, at + 1)
    const added = cardsAt(side)
    return added.length === 0 ? [] : [fan(side, [...begun, ...added], ownCards(decided, side))]
  })
  return (
    <div className="fans">
      <div className="fan-own">
        {!(isSplit && splits.length > 0) && <CardFan {...fan('player', player, ownCards(decided, 'hand'))} />}
        {splits.length > 0 && (
          <div className="fan-split" data-own={isSplit}>
            {splits.map((props) => (
              <CardFan key={props.side} {...props} />
            ))}
          </div>
        )}
      </div>
      <CardFan {...fan('dealer', dealer)} hidden={dealer.length === 1 ? 1 : 0} />
    </div>
  )
}
