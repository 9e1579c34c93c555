import type { Say } from '../../words.ts'
import { PlayingCard } from './playing-card.tsx'
import type { SideCard } from './side-cards.ts'

type CardSideProps = {
  readonly say: Say
  readonly side: string
  readonly name: string
  /** What is read out of it: its name and what it counts. */
  readonly label: string
  /** What its cards count as far as they were seen; null where that is not written. */
  readonly count: string | null
  readonly coup: string
  readonly cards: readonly SideCard[]
  /** How many cards a side can have. */
  readonly places: 1 | 3
  /** Undefined until it is told. */
  readonly isWinner: boolean | undefined
}

/** The cards of a side, a third one crosswise, and what they count so far. */
export function CardSide({ say, side, name, label, count, coup, cards, places, isWinner }: CardSideProps) {
  return (
    <section className="side" data-side={side} data-winner={isWinner} aria-label={label}>
      <p className="side-head" aria-hidden="true">
        <span className="side-name">{name}</span>
        {count !== null && (
          <b className="side-total" key={cards.filter(({ isSeen }) => isSeen).length}>
            {count}
          </b>
        )}
      </p>
      <div className="side-cards" data-places={places}>
        {PLACES.slice(0, places).map((at) => (
          <span key={at} className="side-place" data-at={at} data-taken={cards[at] !== undefined}>
            {cards[at] && (
              <PlayingCard key={`${coup} ${at}`} {...{ say, card: cards[at].card, isDealt: cards[at].isDealt }} />
            )}
          </span>
        ))}
      </div>
    </section>
  )
}

const PLACES = [0, 1, 2] as const
