import type { Say } from '../../words.ts'
import { PlayingCard } from './playing-card.tsx'
import type { SideCard } from './side-cards.ts'

type CardFanProps = {
  readonly say: Say
  readonly side: string
  readonly name: string
  /** What is read out of it. */
  readonly label: string
  /** What its cards come to; null where that is not known yet. */
  readonly count: string | null
  readonly coup: string
  readonly cards: readonly SideCard[]
  /** How many of the cards are the player's own: those after them were taken by others. */
  readonly own?: number
  /** How many cards lie there with their backs up. */
  readonly hidden?: number
}

/** A hand of any number of cards, each over a part of the one before it. */
export function CardFan({ say, side, name, label, count, coup, cards, own, hidden = 0 }: CardFanProps) {
  return (
    <section className="fan" data-side={side} aria-label={label}>
      <p className="side-head" aria-hidden="true">
        <span className="side-name">{name}</span>
        {count !== null && (
          <b className="fan-count" key={count}>
            {count}
          </b>
        )}
      </p>
      <div className="fan-cards" data-count={sizeOf(cards.length + hidden)}>
        {cards.map(({ card, isDealt }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card stays in the place where it was dealt.
          <span key={`${coup} ${at}`} className="fan-place" data-own={own === undefined || at < own}>
            <PlayingCard {...{ say, card, isDealt }} />
          </span>
        ))}
        {Array.from({ length: hidden }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike.
          <span key={`${coup} hidden ${at}`} className="fan-place" data-hidden="true" aria-hidden="true">
            <span className="card">
              <span className="card-back" />
            </span>
          </span>
        ))}
      </div>
    </section>
  )
}

/** How closely so many cards have to lie. */
function sizeOf(count: number): 'few' | 'some' | 'many' {
  if (count <= 2) return 'few'
  return count <= 4 ? 'some' : 'many'
}
