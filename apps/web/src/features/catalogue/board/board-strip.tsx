import { useLingui } from '@lingui/react'
import type { BoardTable } from '@sanuk/contracts/boards'
import { classNames } from '@sanuk/ui/class-names'
import { useSecondsLeft } from '@sanuk/ui/countdown'
import { Timer, Users } from 'lucide-react'
import { useClockOffset } from '../../../brand/use-clock-offset.ts'
import { writtenCount } from '../../../language/written-count.ts'
import styles from './board.module.css'
import { BoardOutcomes } from './board-outcomes.tsx'
import { useTable } from './use-board.ts'

/** What happens at a table, over its cover. It changes too often to be read aloud; `BoardWords` says it. */
export function BoardStrip({ nodeId }: { readonly nodeId: string }) {
  const table = useTable(nodeId)
  if (!table) return null
  return (
    <>
      {table.phase !== 'stopped' && <BoardOutcomes table={table} />}
      <span className={styles.line} aria-hidden="true">
        {table.phase === 'betting' && table.closesAt ? (
          <Betting key={table.closesAt} closesAt={table.closesAt} />
        ) : (
          <Phase phase={table.phase} />
        )}
        <span className={styles.players}>
          <Users />
          {writtenCount(table.players)}
        </span>
      </span>
    </>
  )
}

/** The seconds in which bets are still taken, by the server's clock; at their end nothing but that they are not. */
function Betting({ closesAt }: { readonly closesAt: string }) {
  const seconds = useSecondsLeft(Date.parse(closesAt), useClockOffset())
  if (seconds <= 0) return <Phase phase="closed" />
  return (
    <span className={classNames(styles.phase, styles.betting, seconds <= LAST_SECONDS && styles.last)}>
      <Timer />
      {seconds}
    </span>
  )
}

const LAST_SECONDS = 5

function Phase({ phase }: Pick<BoardTable, 'phase'>) {
  const { _ } = useLingui()
  return <span className={styles.phase}>{_(`lobby.board.phase.${phase}`)}</span>
}
