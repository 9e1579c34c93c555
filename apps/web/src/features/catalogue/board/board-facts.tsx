import { useLingui } from '@lingui/react'
import { writtenCount } from '../../../language/written-count.ts'
import styles from './board.module.css'
import { BoardCounts } from './board-counts.tsx'
import { lookOf } from './tile-looks.ts'
import { useTable } from './use-board.ts'

/** Shoe, counts and dealer of a table, under the mouse or the focus. */
export function BoardFacts({ nodeId }: { readonly nodeId: string }) {
  const { _ } = useLingui()
  const table = useTable(nodeId)
  if (!table) return null
  const { results, dealt, of, dealer } = table
  const { sides } = lookOf(table)
  return (
    <span className={styles.facts} aria-hidden="true">
      {results !== '' && sides && <BoardCounts {...{ results, sides }} />}
      {dealt !== undefined && of !== undefined && (
        <span>{_('lobby.board.shoe', { dealt: writtenCount(dealt), of: writtenCount(of) })}</span>
      )}
      {dealer && <span className={styles.dealer}>{_('lobby.board.dealer', { name: dealer })}</span>}
    </span>
  )
}
