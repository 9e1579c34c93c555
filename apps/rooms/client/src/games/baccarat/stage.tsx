import { useContext } from 'react'
import { CardSide } from '../cards/card-side.tsx'
import { sideCards } from '../cards/side-cards.ts'
import type { StageProps } from '../game-look.ts'
import { SqueezeContext } from '../squeeze.ts'
import { totalOfCards } from './hand-total.ts'

/** The cards of player and banker, with what they count. A player who squeezes turns those of his side himself. */
export function BaccaratStage({ say, shown, coup, result, still, seen }: StageProps) {
  const squeeze = useContext(SqueezeContext)
  const covered = squeeze?.covered
  const winner = result?.roads[0]?.winner
  return (
    <div className="sides">
      {(['player', 'banker'] as const).map((side) => {
        const cards = sideCards({ shown, still, seen, covered }, side)
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
            {...(squeeze && { onTurn: squeeze.turn })}
          />
        )
      })}
      {squeeze && squeeze.covered.size > 0 && (
        <button type="button" className="squeeze-skip" onClick={squeeze.turnAll}>
          {say('rooms.squeeze.skip')}
        </button>
      )}
    </div>
  )
}
