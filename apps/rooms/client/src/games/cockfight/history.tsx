import type { PastResult } from '#protocol'
import type { BeadLetters } from '../../roads/bead-letters.ts'
import { CountList } from '../../roads/count-list.tsx'
import { roadOf } from '../../roads/road-of.ts'
import { WinnerStrip } from '../../roads/winner-strip.tsx'
import type { Say } from '../../words.ts'
import type { HistoryProps } from '../game-look.ts'
import { PlainRoads } from '../plain-roads.tsx'
import { birdName } from './bird-name.ts'
import { resultName } from './result-name.ts'

/** Fights of the list. */
const LISTED = 6

const COUNTED = [
  { result: 'meron', key: 'banker' },
  { result: 'wala', key: 'player' },
  { result: 'bdd', key: 'tie' },
  { result: 'ftd', key: 'tie-ftd' },
] as const

/** Fights that were fought; those that were cancelled have no winner. */
const fought = (results: readonly PastResult[]) => results.filter(({ faces: [end] }) => end !== 'cancelled')

const lettersOf = (say: Say): BeadLetters => ({
  banker: say('rooms-cockfight.letter.meron'),
  player: say('rooms-cockfight.letter.wala'),
  tie: say('rooms-cockfight.letter.draw'),
})

/** The board of results, the road of streaks, and the latest fights by name. */
export function History({ say, results }: HistoryProps) {
  const letters = lettersOf(say)
  const latest = results.map((result, at) => ({ result, number: at + 1 })).slice(-LISTED)
  return (
    <div className="fight-history">
      <PlainRoads {...{ say }} results={fought(results)} letters={{ red: letters.banker, blue: letters.player }} />
      <section aria-label={say('rooms-cockfight.latest')}>
        <h2>{say('rooms-cockfight.latest')}</h2>
        {latest.length === 0 && <p className="fight-none">{say('rooms-cockfight.latest.none')}</p>}
        <ol className="fight-latest">
          {latest.toReversed().map(({ result, number }) => {
            const [end = '', meron = '', wala = ''] = result.faces
            return (
              <li key={number} data-end={end}>
                <span>{birdName(say, meron)}</span>
                <b>{resultName(say, end)}</b>
                <span>{birdName(say, wala)}</span>
              </li>
            )
          })}
        </ol>
      </section>
    </div>
  )
}

/** How often each result came in this series. */
export function Counts({ say, results }: HistoryProps) {
  const counted = COUNTED.map(({ result, key }) => {
    const count = results.filter(({ faces: [end] }) => end === result).length
    const full = say('rooms-cockfight.count', { result: resultName(say, result), count })
    return { key, short: say(`rooms-cockfight.short.${result}`), full, count }
  })
  return <CountList {...{ say, counted }} />
}

/** Who won last. */
export function Strip({ say, results }: HistoryProps) {
  const letters = lettersOf(say)
  return <WinnerStrip results={roadOf(fought(results))} letterOf={(winner) => letters[winner]} />
}
