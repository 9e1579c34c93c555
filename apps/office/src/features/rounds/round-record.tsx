import { useLingui } from '@lingui/react'
import { readAnyRound } from '@sanuk/contracts/office-rounds'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Table } from '@sanuk/ui/table'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { call } from '../../wire/call.ts'
import { faultText, isMissing } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { RoundFacts } from './round-facts.tsx'
import { RoundReplay } from './round-replay.tsx'
import styles from './rounds.module.css'
import { useCallColumns } from './use-call-columns.tsx'
import { useRowColumns } from './use-row-columns.tsx'

/** All that is known of one round: its outcome, how it looked, what its vendor called and how the ledger moved. */
export function RoundRecord({ id }: { id: string }) {
  const { _ } = useLingui()
  const [calls, rows] = [useCallColumns(), useRowColumns()]
  const { data, error, refetch } = useAsked({
    key: ['rounds', 'one', id],
    ask: (signal) => call(readAnyRound, { params: { id } }, signal),
  })
  if (!data) {
    if (!error) return <Skeleton height="420px" shape="card" />
    return (
      <ErrorState
        title={_(isMissing(error) ? 'office.record.missing' : 'office.round.failed')}
        retryLabel={_('office.retry')}
        onRetry={() => refetch()}
      >
        {faultText(error, _)}
      </ErrorState>
    )
  }
  return (
    <div className={styles.record}>
      <RoundFacts detail={data} />
      <RoundReplay round={data.round} />
      <Card title={_('office.round.calls')} action={<SaveWhole name="round-calls" columns={calls} rows={data.calls} />}>
        <Table
          label={_('office.round.calls')}
          columns={calls}
          rows={data.calls}
          rowKey={({ transaction }) => transaction}
          empty={<EmptyState title={_('office.round.calls.none')} />}
        />
      </Card>
      <Card title={_('office.round.rows')} action={<SaveWhole name="round-ledger" columns={rows} rows={data.rows} />}>
        <Table
          label={_('office.round.rows')}
          columns={rows}
          rows={data.rows}
          rowKey={({ id: row }) => row}
          empty={<EmptyState title={_('office.round.rows.none')} />}
        />
      </Card>
    </div>
  )
}
