import { CardSide } from '../cards/card-side.tsx'
import { sideCards } from '../cards/side-cards.ts'
import type { StageProps } from '../game-look.ts'
import { totalOfCards } from './hand-total.ts'

/** The cards of player and banker, with what they count. */
export function BaccaratStage({ say, shown, coup, result, still, seen }: StageProps) {
  const winner = result?.roads[0]?.winner
  return (
    <div className="sides">
      {(['player', 'banker'] as const).map((side) => {
        const cards = sideCards({ shown, still, seen }, side)
        const turned = cards.filter(({ isSeen }) => isSeen)
        const total = String(totalOfCards(turned.map(({ card }) => card)))
        const name = say(`rooms-baccarat.spot.${side}`)
        return (
          <CardSide
            key={side}
            {...{ say, side, name, coup, cards }}
            label={turned.length > 0 ? say('rooms-baccarat.side', { side: name, total }) : name}
            count={turned.length > 0 ? total : '–'}
            places={3}
            isWinner={winner && (winner === side || winner === 'tie')}
          />
        )
      })}
    </div>
  )
}
