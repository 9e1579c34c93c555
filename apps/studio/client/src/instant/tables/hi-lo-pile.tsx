import { CardFace } from '@sanuk/vendor-client/cards/card-face'
import type { CSSProperties } from 'react'
import type { Say } from '../../words.ts'
import { cardName } from './card-name.ts'
import { type Fate, type HiLoView, written } from './hi-lo-cards.ts'

type HiLoPileProps = {
  readonly say: Say
  readonly view: HiLoView | null
  readonly round: string
  readonly fate: Fate
  /** Whether the last card was there when the board was. */
  readonly isStill: boolean
}

/** How many cards of a pile can be seen. */
const SEEN = 4
const BACKS = [0, 1, 2, 3] as const

/** The pack, and the cards that were turned from it, the last on top. */
export function HiLoPile({ say, view, round, fate, isStill }: HiLoPileProps) {
  const cards = view?.cards ?? []
  const first = Math.max(0, cards.length - SEEN)
  const guessed = view?.moves.at(-1)
  const isRight = fate === 'guessing' && guessed !== undefined && guessed !== 'skip'
  return (
    <div className="hilo-pile" data-fate={fate}>
      <div className="hilo-pack" aria-hidden="true">
        {BACKS.map((back) => (
          <span key={back} className="hilo-back" style={{ '--lift': back } as CSSProperties} />
        ))}
      </div>
      <div className="hilo-open">
        {cards.length === 0 && <span className="hilo-place" aria-hidden="true" />}
        {cards.slice(first).map((card, at) => {
          const place = first + at
          const isTop = place === cards.length - 1
          return (
            <span
              key={`${round} ${place}`}
              className="hilo-card"
              data-top={isTop}
              data-still={isStill}
              style={{ '--tilt': tiltOf(place) } as CSSProperties}
              {...(isTop ? { role: 'img', 'aria-label': cardName(say, written(card)) } : { 'aria-hidden': true })}
            >
              <span className="hilo-front">
                <CardFace card={written(card)} />
              </span>
              <span className="hilo-back" />
            </span>
          )
        })}
        {isRight && (
          <strong className="hilo-times" key={`${round} ${cards.length}`}>
            ×{view?.multiple}
          </strong>
        )}
        {fate === 'cashed' && <strong className="hilo-times">×{view?.multiple}</strong>}
        {fate === 'wrong' && (
          <span className="hilo-cross" aria-hidden="true">
            ✕
          </span>
        )}
      </div>
    </div>
  )
}

/** Cards are never laid quite straight; the same one always lies the same way. */
const tiltOf = (place: number) => ((place * 37) % 11) - 5
