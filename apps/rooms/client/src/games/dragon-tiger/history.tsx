import { countResults } from '@sanuk/engines/live/roads/result-counts'
import type { BeadLetters } from '../../roads/bead-letters.ts'
import { CountList } from '../../roads/count-list.tsx'
import { FiveRoads } from '../../roads/five-roads.tsx'
import { roadOf } from '../../roads/road-of.ts'
import { WinnerStrip } from '../../roads/winner-strip.tsx'
import type { Say } from '../../words.ts'
import type { HistoryProps } from '../game-look.ts'
import { WINNERS } from './winner-name.ts'

const COUNTED = ['banker', 'player', 'tie'] as const

const QUESTIONS = [
  { side: 'banker', short: 'rooms-dragon-tiger.ask.dragon', full: 'rooms-dragon-tiger.ask.dragon.label' },
  { side: 'player', short: 'rooms-dragon-tiger.ask.tiger', full: 'rooms-dragon-tiger.ask.tiger.label' },
] as const

const lettersOf = (say: Say): BeadLetters => ({
  banker: say('rooms-dragon-tiger.letter.dragon'),
  player: say('rooms-dragon-tiger.letter.tiger'),
  tie: say('rooms-dragon-tiger.letter.tie'),
})

/** The five roads of this shoe. */
export function DragonTigerHistory({ say, results }: HistoryProps) {
  return <FiveRoads say={say} results={roadOf(results)} letters={lettersOf(say)} questions={QUESTIONS} />
}

/** How often dragon and tiger won in this shoe. */
export function DragonTigerCounts({ say, results }: HistoryProps) {
  const counts = countResults(roadOf(results))
  const letters = lettersOf(say)
  const counted = COUNTED.map((key) => ({
    key,
    short: letters[key],
    full: say(`rooms-dragon-tiger.count.${WINNERS[key]}`, { count: counts[key] }),
    count: counts[key],
  }))
  return <CountList {...{ say, counted }} />
}

/** Who won last. */
export function DragonTigerStrip({ say, results }: HistoryProps) {
  const letters = lettersOf(say)
  return <WinnerStrip results={roadOf(results)} letterOf={(winner) => letters[winner]} />
}
