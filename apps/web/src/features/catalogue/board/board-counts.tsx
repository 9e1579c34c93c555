import { useLingui } from '@lingui/react'
import { countResults } from '@sanuk/engines/live/roads/result-counts'
import { writtenCount } from '../../../language/written-count.ts'
import styles from './board.module.css'
import { readResults } from './read-results.ts'
import { SIDES, type Sides } from './tile-look.ts'

type BoardCountsProps = { readonly results: string; readonly sides: Sides }

/** How often each side of a road has won. */
export function BoardCounts({ results, sides }: BoardCountsProps) {
  const { _ } = useLingui()
  const counts = countResults(readResults(results))
  return (
    <span className={styles.counts}>
      {SIDES.map((side) => {
        const told = sides[side]
        return (
          told && (
            <span key={side} className={styles[side]}>
              <b>{_(`lobby.board.side.${told.short}`)}</b> {writtenCount(counts[side])}
            </span>
          )
        )
      })}
    </span>
  )
}
