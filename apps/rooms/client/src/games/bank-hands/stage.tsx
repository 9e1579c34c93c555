import { sideCards } from '../cards/side-cards.ts'
import type { StageProps } from '../game-look.ts'
import { Hand, type HandProps } from './hand.tsx'
import { roundFaces } from './hand-faces.ts'

type BankStageProps = StageProps & {
  readonly hands: readonly number[]
  /** Cards that every hand gets. */
  readonly places: number
  /** What some cards come to before the round has ended; null where that is not told. */
  readonly countOf: (cards: readonly string[]) => string | null
}

/** The bank's cards above those of the hands. */
export function BankStage({ say, shown, coup, result, still, seen, hands, places, countOf }: BankStageProps) {
  const faces = result && roundFaces(result)
  const part = (place: string): Pick<HandProps, 'place' | 'cards' | 'count'> => {
    const cards = sideCards({ shown, still, seen }, place)
    const known = cards.filter(({ isSeen }) => isSeen).map(({ card }) => card)
    return { place, cards, count: known.length > 0 ? countOf(known) : null }
  }
  return (
    <div className="bank-stage">
      <Hand
        {...{ say, coup, places, ...part('bank') }}
        name={say('rooms-bank-hands.bank')}
        ended={faces && { rank: faces.bank, result: null, multiple: 1 }}
      />
      <div className="bank-hands">
        {hands.map((hand) => (
          <Hand
            key={hand}
            {...{ say, coup, places, ...part(`hand-${hand}`) }}
            name={say('rooms-bank-hands.hand', { hand })}
            ended={faces?.hands[hand - 1] ?? null}
          />
        ))}
      </div>
    </div>
  )
}
