import { cardName } from '../cards/card-name.ts'
import { CardSide } from '../cards/card-side.tsx'
import { sideCards } from '../cards/side-cards.ts'
import type { StageProps } from '../game-look.ts'
import { WINNERS } from './winner-name.ts'

/** One card for the dragon and one for the tiger. */
export function DragonTigerStage({ say, shown, coup, result, still, seen }: StageProps) {
  const road = result?.roads[0]
  const winner = road && WINNERS[road.winner]
  return (
    <div className="sides">
      {(['dragon', 'tiger'] as const).map((side) => {
        const cards = sideCards({ shown, still, seen }, side)
        const [card] = cards
        const name = say(`rooms-dragon-tiger.spot.${side}`)
        return (
          <CardSide
            key={side}
            {...{ say, side, name, coup, cards }}
            label={card?.isSeen ? say('rooms-dragon-tiger.side', { side: name, card: cardName(say, card.card) }) : name}
            count={null}
            places={1}
            isWinner={winner && (winner === side || winner === 'tie')}
          />
        )
      })}
    </div>
  )
}
