import type { Say } from '../../words.ts'
import { type Laid, type SideName, totalOf } from './baccarat-coup.ts'
import { TableCard } from './table-card.tsx'

type BaccaratSideProps = {
  readonly say: Say
  readonly side: SideName
  /** What has been laid on this side. */
  readonly cards: readonly (Laid & { readonly isTurned: boolean })[]
  /** Undefined until it is told. */
  readonly isWinner: boolean | undefined
  readonly round: string
}

/** The cards of a side, the third one crosswise, and what they count so far. */
export function BaccaratSide({ say, side, cards, isWinner, round }: BaccaratSideProps) {
  const turned = cards.filter(({ isTurned }) => isTurned)
  const total = totalOf(turned.map(({ card }) => card))
  const name = say(`game.baccarat.bet.${side}`)
  return (
    <section
      className="baccarat-side"
      data-side={side}
      data-winner={isWinner}
      aria-label={say('game.baccarat.side', { side: name, total })}
    >
      <p className="baccarat-name" aria-hidden="true">
        {name}
        <b className="baccarat-total" key={turned.length}>
          {turned.length > 0 ? total : '–'}
        </b>
      </p>
      <div className="baccarat-cards">
        {PLACES.map((at) => {
          const laid = cards.find((card) => card.at === at)
          return (
            <span key={at} className="baccarat-place" data-at={at}>
              {laid && (
                <span className="baccarat-flight" key={round}>
                  <TableCard {...{ say, card: laid.card, isTurned: laid.isTurned }} />
                </span>
              )}
            </span>
          )
        })}
      </div>
    </section>
  )
}

const PLACES = [0, 1, 2] as const
