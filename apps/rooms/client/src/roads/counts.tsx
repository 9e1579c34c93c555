import { countResults } from '@sanuk/engines/live/roads/result-counts'
import type { CoupResult } from '#protocol'
import type { Say } from '../words.ts'

const COUNTED = ['banker', 'player', 'tie', 'bankerPair', 'playerPair'] as const

/** How often each side won in this shoe, and how many pairs there were. */
export function Counts({ say, results }: { readonly say: Say; readonly results: readonly CoupResult[] }) {
  const counts = countResults(results)
  return (
    <ul className="counts" aria-label={say('rooms.counts')}>
      {COUNTED.map((counted) => (
        <li key={counted} data-counted={counted} aria-label={say(`rooms.count.${counted}`, { count: counts[counted] })}>
          <span aria-hidden="true">{say(`rooms.count.${counted}.short`)}</span>
          <b aria-hidden="true">{counts[counted]}</b>
        </li>
      ))}
    </ul>
  )
}
