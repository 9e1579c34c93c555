import './look.css'
import type { Say } from '../../words.ts'
import type { HistoryProps } from '../game-props.ts'
import { colourOf } from './number-colour.ts'
import { coldNumbers, hotNumbers, type NumberCount, numbersIn, SHARES, type Shared, shareOf } from './number-counts.ts'

/** How many of the last numbers are shown, and how many hot and cold ones. */
const LAST = 24
const EXTREMES = 5

/** The last numbers, which came often and which seldom, and how the coups are shared among the outside bets. */
export function History({ say, results }: HistoryProps) {
  const drawn = numbersIn(results)
  const last = drawn.map((number, at) => ({ number, at })).slice(-LAST)
  return (
    <div className="roulette-history">
      <section aria-label={say('rooms-roulette.last')}>
        <h2>{say('rooms-roulette.last')}</h2>
        {drawn.length === 0 && <p className="roulette-none">{say('rooms-roulette.last.none')}</p>}
        <ol className="roulette-last">
          {last.toReversed().map(({ number, at }) => (
            <li key={at} data-colour={colourOf(number)} data-newest={at === drawn.length - 1}>
              {number}
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
      <section className="roulette-shares" aria-label={say('rooms-roulette.shares', { count: drawn.length })}>
        <h2>{say('rooms-roulette.shares', { count: drawn.length })}</h2>
        {SHARES.map((row) => (
          <ul key={row[0]}>
            {row.map((shared) => (
              <Share key={shared} {...{ say, shared }} share={shareOf(drawn, shared)} />
            ))}
          </ul>
        ))}
      </section>
    </div>
  )
}

type ExtremesProps = {
  readonly say: Say
  readonly kind: 'hot' | 'cold'
  readonly numbers: readonly NumberCount[]
}

/** Numbers that came often or seldom. */
export function Extremes({ say, kind, numbers }: ExtremesProps) {
  return (
    <section data-kind={kind} aria-label={say(`rooms-roulette.${kind}`)}>
      <h2>{say(`rooms-roulette.${kind}`)}</h2>
      <ol>
        {numbers.map(({ number, count }) => (
          <li key={number} aria-label={say('rooms-roulette.times', { number, count })}>
            <b data-colour={colourOf(number)} aria-hidden="true">
              {number}
            </b>
            <span aria-hidden="true">{`×${count}`}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

type ShareProps = { readonly say: Say; readonly shared: Shared; readonly share: number }

function Share({ say, shared, share }: ShareProps) {
  return (
    <li data-shared={shared} style={{ flexGrow: Math.max(share, shared === 'zero' ? 4 : 12) }}>
      <span>{say(`rooms-roulette.short.${shared}`)}</span> <b>{`${share}%`}</b>
    </li>
  )
}
