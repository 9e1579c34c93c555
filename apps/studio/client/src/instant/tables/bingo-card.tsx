import type { Say } from '../../words.ts'
import { CELLS, cellsOf, FREE, LETTERS, type Marked, type Pattern, SIDE, strokesOf } from './bingo-lines.ts'

type BingoCardProps = {
  readonly say: Say
  readonly round: string
  /** Undefined before the first round. */
  readonly card: readonly number[] | undefined
  readonly mark: Marked
  /** The pattern that has won, once all balls were called. */
  readonly won: Pattern | null
  readonly isOver: boolean
}

/** The card: five columns of fifteen numbers each, daubed as they are called, and the pattern drawn over it at the end. */
export function BingoCard({ say, round, card, mark, won, isOver }: BingoCardProps) {
  const winning = won ? cellsOf(won, mark) : new Set<number>()
  return (
    <div className="bingo-card" data-over={isOver} data-won={won !== null}>
      <div className="bingo-letters" aria-hidden="true">
        {LETTERS.map((letter) => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
      <ol className="bingo-cells" aria-label={say('game.bingo.card')}>
        {CELLS.map((cell) => {
          const number = card?.[cell]
          const isMarked = card !== undefined && mark.cells.has(cell)
          return (
            <li
              key={`${round} ${cell}`}
              className="bingo-cell"
              data-marked={isMarked}
              data-near={!isOver && mark.near.has(cell)}
              data-winning={winning.has(cell)}
              style={{ '--tilt': `${((cell * 47) % 50) - 25}deg`, '--at': cell } as React.CSSProperties}
            >
              <Field {...{ say, number, isMarked }} isFree={cell === 12} />
            </li>
          )
        })}
      </ol>
      {won && <Strokes pattern={won} mark={mark} />}
    </div>
  )
}

type FieldProps = {
  readonly say: Say
  readonly number: number | undefined
  readonly isMarked: boolean
  readonly isFree: boolean
}

function Field({ say, number, isMarked, isFree }: FieldProps) {
  return (
    <>
      {isMarked && <i className="bingo-daub" aria-hidden="true" />}
      <span className="bingo-number" aria-hidden="true">
        {isFree ? '★' : number}
      </span>
      <span className="visually-hidden">
        {isFree && say('game.bingo.free')}
        {number !== undefined && number !== FREE && (isMarked ? say('game.bingo.marked', { number }) : number)}
      </span>
    </>
  )
}

/** Strokes through what has won; the fields of a house and of corners glow by themselves. */
function Strokes({ pattern, mark }: { readonly pattern: Pattern; readonly mark: Marked }) {
  const middle = (cell: number) => [(cell % SIDE) + 0.5, Math.floor(cell / SIDE) + 0.5] as const
  return (
    <svg className="bingo-strokes" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      {strokesOf(pattern, mark).map(([from, to]) => {
        const [[x1, y1], [x2, y2]] = [middle(from), middle(to)]
        return <line key={`${from} ${to}`} {...{ x1, y1, x2, y2 }} pathLength={1} />
      })}
    </svg>
  )
}
