import type { CSSProperties } from 'react'
import type { Say } from '../../words.ts'
import { TableCard } from './table-card.tsx'

type ThreeCardSideProps = {
  readonly say: Say
  readonly side: 'dealer' | 'player'
  /** What lies there, from the first on; undefined is a card of which nothing is known. */
  readonly cards: readonly (string | undefined)[]
  /** How many of them are turned. */
  readonly turned: number
  /** What they are called, once it is to be told. */
  readonly hand: string | null
  readonly state: 'won' | 'lost' | undefined
  readonly round: string
}

const PLACES = [0, 1, 2] as const

/** The three cards of a side. */
export function ThreeCardSide({ say, side, cards, turned, hand, state, round }: ThreeCardSideProps) {
  const name = say(`game.three_card.side.${side}`)
  return (
    <section className="three-side" data-side={side} data-state={state} aria-label={name}>
      <p className="three-name">
        <span>{name}</span>
        {hand !== null && <b className="three-hand">{hand}</b>}
      </p>
      <div className="three-cards">
        {PLACES.map((at) => (
          <span key={at} className="three-place" style={{ '--at': at } as CSSProperties}>
            {at < cards.length && (
              <span className="card-flight three-flight" key={round}>
                <TableCard {...{ say, card: cards[at] ?? '', isTurned: at < turned }} />
              </span>
            )}
          </span>
        ))}
      </div>
    </section>
  )
}
