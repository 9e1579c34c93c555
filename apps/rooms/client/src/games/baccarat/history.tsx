import { countResults } from '@sanuk/engines/live/roads/result-counts'
import { usualLetters } from '../../roads/bead-letters.ts'
import { CountList } from '../../roads/count-list.tsx'
import { FiveRoads } from '../../roads/five-roads.tsx'
import { roadOf } from '../../roads/road-of.ts'
import { WinnerStrip } from '../../roads/winner-strip.tsx'
import type { HistoryProps } from '../game-look.ts'

const COUNTED = ['banker', 'player', 'tie', 'bankerPair', 'playerPair'] as const

const QUESTIONS = [
  { side: 'player', short: 'rooms-baccarat.ask.player', full: 'rooms-baccarat.ask.player.label' },
  { side: 'banker', short: 'rooms-baccarat.ask.banker', full: 'rooms-baccarat.ask.banker.label' },
] as const

/** The five roads of this shoe. */
export function BaccaratHistory({ say, results }: HistoryProps) {
  return <FiveRoads say={say} results={roadOf(results)} letters={usualLetters(say)} questions={QUESTIONS} />
}

/** How often each side won in this shoe, and how many pairs there were. */
export function BaccaratCounts({ say, results }: HistoryProps) {
  const counts = countResults(roadOf(results))
  const counted = COUNTED.map((key) => ({
    key,
    short: say(`rooms-baccarat.count.${key}.short`),
    full: say(`rooms-baccarat.count.${key}`, { count: counts[key] }),
    count: counts[key],
  }))
  return <CountList {...{ say, counted }} />
}

/** Who won last. */
export function BaccaratStrip({ say, results }: HistoryProps) {
  const letters = usualLetters(say)
  return <WinnerStrip results={roadOf(results)} letterOf={(winner) => letters[winner]} />
}
