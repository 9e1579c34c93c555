import './look.css'
import type { HistoryProps } from '../game-props.ts'
import { Extremes } from '../roulette/history.tsx'
import { colourOf } from '../roulette/number-colour.ts'
import { coldNumbers, hotNumbers, numbersIn } from '../roulette/number-counts.ts'

/** How many of the last coups are shown, and how many hot and cold numbers. */
const LAST = 15
const EXTREMES = 5

/** The last pairs of numbers, and which numbers came often and which seldom. */
export function History({ say, results }: HistoryProps) {
  const last = results.map((result, at) => ({ numbers: numbersIn([result]), at })).slice(-LAST)
  const drawn = numbersIn(results)
  return (
    <div className="roulette-history">
      <section aria-label={say('rooms-roulette.double.last')}>
        <h2>{say('rooms-roulette.double.last')}</h2>
        {results.length === 0 && <p className="roulette-none">{say('rooms-roulette.last.none')}</p>}
        <ol className="double-ball-last">
          {last.toReversed().map(({ numbers, at }) => (
            <li key={at} data-newest={at === results.length - 1} data-same={new Set(numbers).size < numbers.length}>
              {numbers.map((number, ball) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two balls that never change their order.
                <b key={ball} data-colour={colourOf(number)}>
                  {number}
                </b>
              ))}
            </li>
          ))}
        </ol>
      </section>
      {drawn.length > 0 && (
        <div className="roulette-extremes">
          <Extremes {...{ say }} kind="hot" numbers={hotNumbers(drawn, EXTREMES)} />
          <Extremes {...{ say }} kind="cold" numbers={coldNumbers(drawn, EXTREMES)} />
        </div>
      )}
    </div>
  )
}
