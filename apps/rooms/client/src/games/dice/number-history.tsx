import { countResults } from '@sanuk/engines/live/roads/result-counts'
import { plainRoadsOf } from '@sanuk/engines/live/roads/roads'
import { useState } from 'react'
import { BeadPlate } from '../../roads/bead-plate.tsx'
import { BigRoad } from '../../roads/big-road.tsx'
import { CountList } from '../../roads/count-list.tsx'
import { roadOf } from '../../roads/road-of.ts'
import { SideSwitch } from '../../roads/side-switch.tsx'
import { WinnerStrip } from '../../roads/winner-strip.tsx'
import type { HistoryProps } from '../game-look.ts'
import { totalOfFaces } from './dice-faces.ts'
import { LastRolls } from './last-rolls.tsx'
import { diceLetters, neitherName } from './letters.ts'
import { numberFaces } from './pips.tsx'
import { diceSpotName } from './spot-name.ts'
import { TotalsChart } from './totals-chart.tsx'

/** The newest dice, the roads of one pair of sides, and how often each total came. */
export function NumberHistory({ say, results, sides }: HistoryProps) {
  const [chosen, setChosen] = useState(0)
  const pair = sides[chosen]
  const roads = plainRoadsOf(roadOf(results, chosen))
  const letters = pair && diceLetters(say, pair)
  const names = sides.map(({ red, blue }) => `${diceSpotName(say, red)} / ${diceSpotName(say, blue)}`)
  return (
    <>
      <LastRolls {...{ say, results }} faces={numberFaces} most={16} />
      <SideSwitch {...{ say, names, chosen }} onChoose={setChosen} />
      {letters && (
        <>
          <BigRoad {...{ say, letters }} road={roads.bigRoad} />
          <BeadPlate {...{ say, letters }} cells={roads.beadPlate} />
        </>
      )}
      <TotalsChart {...{ say, results }} />
    </>
  )
}

/** How often each of the first two sides came. */
export function NumberCounts({ say, results, sides: [pair] }: HistoryProps) {
  if (!pair) return null
  const counts = countResults(roadOf(results))
  const letters = diceLetters(say, pair)
  const names = {
    banker: diceSpotName(say, pair.red),
    player: diceSpotName(say, pair.blue),
    tie: neitherName(say, pair),
  }
  const counted = (['banker', 'player', 'tie'] as const).map((key) => ({
    key,
    short: letters[key],
    full: say('rooms-dice.count', { name: names[key], count: counts[key] }),
    count: counts[key],
  }))
  return <CountList {...{ say, counted }} />
}

/** The newest totals. */
export function NumberStrip({ results }: HistoryProps) {
  const total = (at: number) => String(totalOfFaces(results[at]?.faces ?? []))
  return <WinnerStrip results={roadOf(results)} letterOf={(_, at) => total(at)} />
}
