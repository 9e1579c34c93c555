import { CountChart } from '../dice/count-chart.tsx'
import { FlatDie } from '../dice/die.tsx'
import { LastRolls } from '../dice/last-rolls.tsx'
import type { HistoryProps } from '../game-look.ts'
import { pictureFaces, pictureName } from './pictures.tsx'

/** On how many dice of these results each picture came. */
function countsOf(results: HistoryProps['results']) {
  const shown = results.flatMap(({ faces }) => faces)
  return pictureFaces.all.map((picture) => ({ picture, count: shown.filter((face) => face === picture).length }))
}

/** The newest dice, and how often each picture came. */
export function GourdHistory({ say, results }: HistoryProps) {
  const bars = countsOf(results).map(({ picture, count }) => ({
    key: picture,
    label: say('rooms-dice.count', { name: pictureName(say, picture), count }),
    mark: pictureName(say, picture),
    count,
  }))
  return (
    <>
      <LastRolls {...{ say, results }} faces={pictureFaces} most={24} />
      <CountChart label={say('rooms-dice.pictures')} bars={bars} />
    </>
  )
}

/** On how many dice of this series each picture came. */
export function GourdCounts({ say, results }: HistoryProps) {
  return (
    <ul className="counts picture-counts" aria-label={say('rooms.counts')}>
      {countsOf(results).map(({ picture, count }) => (
        <li key={picture} aria-label={say('rooms-dice.count', { name: pictureName(say, picture), count })}>
          <FlatDie faces={pictureFaces} face={picture} />
          <b aria-hidden="true">{count}</b>
        </li>
      ))}
    </ul>
  )
}

/** The last dice. */
export function GourdStrip({ results }: HistoryProps) {
  return results.at(-1)?.faces.map((face, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
    <FlatDie key={at} faces={pictureFaces} face={face} />
  ))
}
