import './look.css'
import { RESTS } from '@sanuk/engines/live/fan-tan/spots'
import type { HistoryProps } from '../game-props.ts'
import { PlainRoads } from '../plain-roads.tsx'
import { restsIn } from './rests.ts'
import { numbersIn } from './spot-name.ts'

/** How many of the last results are shown. */
const LAST = 24

/** What was left in the last coups, how often each number was, and the roads of the table's first sides. */
export function History({ say, results, sides }: HistoryProps) {
  const rests = restsIn(results)
  const last = rests.map((rest, at) => ({ rest, at })).slice(-LAST)
  const [first] = sides
  return (
    <div className="fan-tan-history">
      <section aria-label={say('rooms-fan-tan.last')}>
        <h2>{say('rooms-fan-tan.last')}</h2>
        {rests.length === 0 && <p className="fan-tan-none">{say('rooms-fan-tan.last.none')}</p>}
        <ol className="fan-tan-last">
          {last.toReversed().map(({ rest, at }) => (
            <li key={at} className="fan-tan-rest" data-rest={rest} data-newest={at === rests.length - 1}>
              {rest}
            </li>
          ))}
        </ol>
      </section>
      <ul className="fan-tan-counts">
        {RESTS.map((rest) => {
          const count = rests.filter((each) => each === rest).length
          const share = rests.length === 0 ? 0 : Math.round((count * 100) / rests.length)
          return (
            <li key={rest} aria-label={say('rooms-fan-tan.count', { rest, count, share })}>
              <b className="fan-tan-rest" data-rest={rest} aria-hidden="true">
                {rest}
              </b>
              <span className="fan-tan-bar" aria-hidden="true">
                <i data-rest={rest} style={{ inlineSize: `${share}%` }} />
              </span>
              <span aria-hidden="true">{`${share}%`}</span>
            </li>
          )
        })}
      </ul>
      {first && (
        <PlainRoads
          {...{ say, results }}
          letters={{ red: numbersIn(first.red).join(''), blue: numbersIn(first.blue).join('') }}
        />
      )}
    </div>
  )
}
