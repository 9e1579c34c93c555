import type { CSSProperties, ReactNode } from 'react'
import type { Say } from '../../words.ts'
import type { Fate } from './bet-spots.tsx'
import type { HandResult } from './blackjack-frames.ts'
import { totalText } from './blackjack-total.ts'
import { TableCard } from './table-card.tsx'

type FanProps = {
  readonly say: Say
  /** Null is a card that lies face down. */
  readonly cards: readonly (string | null)[]
}

/** Cards that lie over each other, as close as their hand has room for. */
export function BlackjackFan({ say, cards }: FanProps) {
  const count = { '--count': cards.length, '--gaps': Math.max(1, cards.length - 1) }
  return (
    <div className="jack-fan" style={count as CSSProperties}>
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place; the same one may lie twice.
        <span className="jack-place" key={at} style={{ '--at': at } as CSSProperties}>
          <span className="card-flight jack-flight">
            <TableCard {...{ say, card: card ?? '', isTurned: card !== null }} />
          </span>
        </span>
      ))}
    </div>
  )
}

const FATES: Readonly<Record<HandResult, Fate>> = {
  blackjack: 'won',
  won: 'won',
  pushed: 'back',
  lost: 'lost',
  bust: 'lost',
}

type HandProps = {
  readonly say: Say
  readonly name: string
  readonly cards: readonly string[]
  /** In first stakes. */
  readonly staked: number
  /** What is staked on it in money, where that is known. */
  readonly money: string | undefined
  /** Undefined until it is told. */
  readonly result: HandResult | undefined
  readonly isActive: boolean
}

/** A hand of the player: its cards, what they count, what is staked on them and what became of it. */
export function BlackjackHand({ say, name, cards, staked, money, result, isActive }: HandProps) {
  const fate = result && FATES[result]
  return (
    <section className="jack-hand" data-active={isActive} data-fate={fate} aria-label={name}>
      <div className="jack-lie">
        <BlackjackFan {...{ say, cards }} />
        {result && (
          <b className="jack-result" data-result={result}>
            {say(`game.blackjack.result.${result}`)}
          </b>
        )}
      </div>
      <p className="jack-line">
        <Total text={cards.length > 0 ? totalText(say, cards) : null} />
        {cards.length > 0 && (
          <span className="jack-bet">
            <span className="jack-chips" aria-hidden="true">
              <i className="bet-chip" data-fate={fate} />
              {staked > 1 && <i className="bet-chip" data-fate={fate} />}
            </span>
            {money}
          </span>
        )}
      </p>
    </section>
  )
}

/** What cards count, beside them. */
export function Total({ text }: { readonly text: string | null }): ReactNode {
  return text !== null && <b className="jack-total">{text}</b>
}
