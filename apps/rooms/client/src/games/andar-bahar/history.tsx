import { countResults } from '@sanuk/engines/live/roads/result-counts'
import { CountList } from '../../roads/count-list.tsx'
import { roadOf } from '../../roads/road-of.ts'
import { WinnerStrip } from '../../roads/winner-strip.tsx'
import type { HistoryProps } from '../game-look.ts'
import { PlainRoads } from '../plain-roads.tsx'

/** How many rounds are told with their number of cards. */
const LAST = 12

/** The roads call the red side of Andar banker, and the blue one of Bahar player. */
const SIDES = { banker: 'andar', player: 'bahar' } as const

/** How many cards each of the latest rounds took, and the roads of both sides. */
export function AndarBaharHistory({ say, results }: HistoryProps) {
  const last = results.map((result, at) => ({ ...result, at })).slice(-LAST)
  return (
    <div className="andar-history">
      <section aria-label={say('rooms-andar-bahar.last')}>
        <h2>{say('rooms-andar-bahar.last')}</h2>
        {results.length === 0 && <p className="andar-none">{say('rooms-andar-bahar.last.none')}</p>}
        <ol className="andar-last">
          {last.toReversed().map(({ faces, at }) => {
            const count = Number(faces[2] ?? 0)
            const side = count % 2 === 1 ? 'andar' : 'bahar'
            return (
              <li
                key={at}
                data-side={side}
                data-newest={at === results.length - 1}
                aria-label={say('rooms-andar-bahar.last.one', { side: say(`rooms-andar-bahar.spot.${side}`), count })}
              >
                {count}
              </li>
            )
          })}
        </ol>
      </section>
      <PlainRoads
        {...{ say, results }}
        letters={{ red: say('rooms-andar-bahar.letter.andar'), blue: say('rooms-andar-bahar.letter.bahar') }}
      />
    </div>
  )
}

/** How often each side won in this series. */
export function AndarBaharCounts({ say, results }: HistoryProps) {
  const counts = countResults(roadOf(results))
  const counted = (['banker', 'player'] as const).map((key) => ({
    key,
    short: say(`rooms-andar-bahar.letter.${SIDES[key]}`),
    full: say(`rooms-andar-bahar.count.${SIDES[key]}`, { count: counts[key] }),
    count: counts[key],
  }))
  return <CountList {...{ say, counted }} />
}

/** Who won last. */
export const AndarBaharStrip = ({ say, results }: HistoryProps) => (
  <WinnerStrip
    results={roadOf(results)}
    letterOf={(winner) => (winner === 'tie' ? '' : say(`rooms-andar-bahar.letter.${SIDES[winner]}`))}
  />
)
