import './look.css'
import type { HistoryProps } from '../game-props.ts'
import { PlainRoads } from '../plain-roads.tsx'
import { COINS, type CoinSide, coinsOf, redsOf } from './coins.ts'

/** How many of the last results are drawn. */
const LAST = 12

/** How often each number of red coins came, and none of which is left out: from four white to four red. */
const REDS = [0, 1, 2, 3, 4] as const

/** The last results as their coins, how often each came, and the roads of odd and even. */
export function History({ say, results }: HistoryProps) {
  const all = coinsOf(results)
  const last = all.map((coins, at) => ({ coins, at })).slice(-LAST)
  const text = (reds: number) => say('rooms-sedie.last.one', { red: reds, white: COINS - reds })
  return (
    <div className="sedie-history">
      <section aria-label={say('rooms-sedie.last')}>
        <h2>{say('rooms-sedie.last')}</h2>
        {all.length === 0 && <p className="sedie-none">{say('rooms-sedie.last.none')}</p>}
        <ol className="sedie-last">
          {last.toReversed().map(({ coins, at }) => (
            <li key={at} data-newest={at === all.length - 1} aria-label={text(redsOf(coins))}>
              <Coins coins={coins} />
            </li>
          ))}
        </ol>
      </section>
      <ul className="sedie-counts">
        {REDS.map((reds) => {
          const count = all.filter((coins) => redsOf(coins) === reds).length
          return (
            <li key={reds} aria-label={say('rooms-sedie.count', { result: text(reds), count })}>
              <Coins coins={Array.from({ length: COINS }, (_, at) => (at < reds ? 'red' : 'white'))} />
              <b aria-hidden="true">{count}</b>
            </li>
          )
        })}
      </ul>
      <PlainRoads
        {...{ say, results }}
        letters={{ red: say('rooms-sedie.letter.red'), blue: say('rooms-sedie.letter.blue') }}
      />
    </div>
  )
}

/** The coins of a result, the red ones first. */
function Coins({ coins }: { readonly coins: readonly CoinSide[] }) {
  return (
    <span className="sedie-coins" aria-hidden="true">
      {coins.toSorted().map((coin, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four coins that never change their order.
        <i key={at} data-coin={coin} />
      ))}
    </span>
  )
}
