import type { Say } from '../../words.ts'
import { CELLS, EXAMPLES, PATTERNS, type Pattern, SIDE } from './bingo-lines.ts'

type BingoPaysProps = {
  readonly say: Say
  readonly calls: number
  /** What the patterns pay, the best first. */
  readonly multiples: readonly string[]
  readonly reached: Pattern | null
  /** Whether the reached pattern is the one that counts. */
  readonly isOver: boolean
}

/** What each pattern pays, with a small picture of it, and the best one that the card shows by now. */
export function BingoPays({ say, calls, multiples, reached, isOver }: BingoPaysProps) {
  return (
    <dl className="bingo-pays" aria-label={say('game.bingo.pays', { count: calls })} data-over={isOver}>
      {PATTERNS.map((pattern, at) => (
        <div key={pattern} className="bingo-pay" data-reached={pattern === reached}>
          <dt>
            <svg className="bingo-example" viewBox="0 0 50 50" aria-hidden="true">
              {CELLS.map((cell) => (
                <circle
                  key={cell}
                  cx={(cell % SIDE) * 10 + 5}
                  cy={Math.floor(cell / SIDE) * 10 + 5}
                  r="4"
                  data-in={EXAMPLES[pattern].includes(cell)}
                />
              ))}
            </svg>
            <span>{say(`game.bingo.pattern.${pattern}`)}</span>
          </dt>
          <dd>{say('game.instant.times', { times: Number(multiples[at] ?? 0) })}</dd>
        </div>
      ))}
    </dl>
  )
}
