import { useLingui } from '@lingui/react'
import { countResults } from '@sanuk/engines/live/roads/result-counts'
import { writtenCount } from '../../../language/written-count.ts'
import styles from './board.module.css'
import { readResults } from './read-results.ts'

const SIDES = ['banker', 'player', 'tie'] as const

/** How often each side has won in a shoe. */
export function BoardCounts({ results }: { readonly results: string }) {
  const { _ } = useLingui()
  const counts = countResults(readResults(results))
  return (
    <span className={styles.counts}>
      {SIDES.map((side) => (
        <span key={side} className={styles[side]}>
          <b>{_(`lobby.board.side.${side}`)}</b> {writtenCount(counts[side])}
        </span>
      ))}
    </span>
  )
}
