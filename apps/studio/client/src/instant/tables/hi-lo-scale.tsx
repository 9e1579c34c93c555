import { type Guess, meets, RANKS, wayOf } from './hi-lo-cards.ts'

type HiLoScaleProps = {
  /** Of the card that lies open, from 1; undefined before the first. */
  readonly rank: number | undefined
  readonly guesses: readonly Guess[]
  /** Which of them is pointed at. */
  readonly aimed: Guess | null
}

/** All ranks from the lowest to the highest, and on which side of the open card they lie. */
export function HiLoScale({ rank, guesses, aimed }: HiLoScaleProps) {
  return (
    <div className="hilo-scale" aria-hidden="true">
      {RANKS.map((name, place) => {
        const right = rank === undefined ? [] : guesses.filter((guess) => meets(guess, rank, place + 1))
        return (
          <span
            key={name}
            data-here={rank === place + 1}
            data-way={right.map(wayOf).join(' ')}
            data-aimed={aimed !== null && right.includes(aimed)}
          >
            {name === 'T' ? '10' : name}
          </span>
        )
      })}
    </div>
  )
}
