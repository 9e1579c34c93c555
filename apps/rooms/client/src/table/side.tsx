import type { CardName, Side as SideName } from '#protocol'
import { totalOfCards } from '../cards/hand-total.ts'
import { PlayingCard } from '../cards/playing-card.tsx'
import type { Say } from '../words.ts'

type SideProps = {
  readonly say: Say
  readonly side: SideName
  readonly coup: string
  readonly cards: readonly CardName[]
  readonly turned: readonly CardName[]
  /** How many of its cards lay there before the page saw the table. */
  readonly still: number
  /** Undefined until it is told. */
  readonly isWinner: boolean | undefined
}

/** The cards of a side, the third one crosswise, and what they count so far. */
export function Side({ say, side, coup, cards, turned, still, isWinner }: SideProps) {
  const total = totalOfCards(turned)
  const name = say(`rooms.spot.${side}`)
  return (
    <section
      className="side"
      data-side={side}
      data-winner={isWinner}
      aria-label={turned.length > 0 ? say('rooms.side', { side: name, total }) : name}
    >
      <p className="side-head" aria-hidden="true">
        <span className="side-name">{name}</span>
        <b className="side-total" key={turned.length}>
          {turned.length > 0 ? total : '–'}
        </b>
      </p>
      <div className="side-cards">
        {PLACES.map((at) => (
          <span key={at} className="side-place" data-at={at} data-taken={cards[at] !== undefined}>
            {cards[at] !== undefined && (
              <PlayingCard key={`${coup} ${at}`} {...{ say, card: cards[at] }} isDealt={at >= still} />
            )}
          </span>
        ))}
      </div>
    </section>
  )
}

const PLACES = [0, 1, 2] as const
