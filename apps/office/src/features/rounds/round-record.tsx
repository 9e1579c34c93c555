import { useLingui } from '@lingui/react'
import { readAnyRound } from '@sanuk/contracts/office-rounds'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Failed } from '../../components/failed.tsx'
import { useWordIfAny } from '../../language/use-word-if-any.ts'
import { RowsCard } from '../../lists/rows-card.tsx'
import { call } from '../../wire/call.ts'
import { isMissing } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { CALL_COLUMNS } from './call-columns.tsx'
import { ledgerColumns } from './ledger-columns.ts'
import { RoundFacts } from './round-facts.tsx'
import { RoundReplay } from './round-replay.tsx'
import styles from './rounds.module.css'

/** All that is known of one round: its outcome, how it looked, what its vendor called and how the ledger moved. */
export function RoundRecord({ id }: { id: string }) {
  const { _ } = useLingui()
  const word = useWordIfAny()
  const { data, error, refetch } = useAsked({
    key: ['rounds', 'one', id],
    ask: (signal) => call(readAnyRound, { params: { id } }, signal),
  })
  if (!data) {
    if (!error) return <Skeleton height="420px" shape="card" />
    return (
      <Failed
        title={isMissing(error) ? 'office.record.missing' : 'office.round.failed'}
        error={error}
        onRetry={refetch}
      />
    )
  }
  return (
    <div className={styles.record}>
      <RoundFacts detail={data} />
      <RoundReplay round={data.round} />
      <RowsCard
        title="office.round.calls"
        file="round-calls"
        columns={CALL_COLUMNS}
        rows={data.calls}
        rowKey={({ transaction }) => transaction}
        empty={<EmptyState title={_('office.round.calls.none')} />}
      />
      <RowsCard
        title="office.round.rows"
        file="round-ledger"
        columns={ledgerColumns(word)}
        rows={data.rows}
        rowKey={({ id: row }) => row}
        empty={<EmptyState title={_('office.round.rows.none')} />}
      />
    </div>
  )
}
