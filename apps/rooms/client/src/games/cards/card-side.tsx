import { useState } from 'react'
import type { Say } from '../../words.ts'
import { PlayingCard } from './playing-card.tsx'
import type { SideCard } from './side-cards.ts'
import { SqueezeCard } from './squeeze-card.tsx'

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
  /** Turns a card that lies face down. */
  readonly onTurn?: ((turn: number) => void) | undefined
}

/** The cards of a side, a third one crosswise, and what they count so far. */
export function CardSide({ say, side, name, label, count, coup, cards, places, isWinner, onTurn }: CardSideProps) {
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
            {cards[at] && <Card key={`${coup} ${at}`} {...{ say, name, at, onTurn }} of={cards[at]} />}
          </span>
        ))}
      </div>
    </section>
  )
}

const PLACES = [0, 1, 2] as const

type CardProps = Pick<CardSideProps, 'say' | 'name' | 'onTurn'> & { readonly of: SideCard; readonly at: number }

/** A card in its place. One that the player turned himself is not turned over a second time. */
function Card({ say, name, at, of, onTurn }: CardProps) {
  const [wasCovered, setCovered] = useState(of.isCovered)
  if (of.isCovered && !wasCovered) setCovered(true)
  if (!of.isCovered) return <PlayingCard {...{ say }} card={of.card} isDealt={of.isDealt && !wasCovered} />
  const label = say('rooms.squeeze.card', { side: name, number: at + 1 })
  const how = say('rooms.squeeze.how')
  return <SqueezeCard {...{ label, how }} card={of.card} isAcross={at === 2} onTurn={() => onTurn?.(of.turn)} />
}
