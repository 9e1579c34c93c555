import { useLingui } from '@lingui/react'
import { listVendorCalls } from '@sanuk/contracts/office-vendors'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Radio } from 'lucide-react'
import { useState } from 'react'
import { type DescribedColumn, ID_COLUMN, momentColumn } from '../../lists/described-column.tsx'
import { RowSheet } from '../../lists/row-sheet.tsx'
import { RowsTable, SaveRows } from '../../lists/rows-card.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { CallDetails } from './call-details.tsx'
import { CallStatus } from './call-status.tsx'
import styles from './vendors.module.css'
import { type CallLine, VENDORS } from './vendors.ts'

const EVERY_MS = 2_000

/** What was sent stays in the drawer, where its signatures are taken out. */
const COLUMNS: readonly DescribedColumn<CallLine>[] = [
  ID_COLUMN,
  { key: 'call', header: 'vendors.call', phone: 'heading', opens: true, text: (line) => line.call },
  momentColumn('at', 'vendors.call.at'),
  {
    key: 'status',
    header: 'vendors.call.status',
    text: ({ httpStatus, status }) => `${httpStatus} ${status}`,
    cell: (line) => <CallStatus line={line} />,
  },
  {
    key: 'took',
    header: 'vendors.call.took',
    align: 'end',
    text: ({ tookMs }) => tookMs.toFixed(1),
    cell: ({ tookMs }, { _ }) => _('vendors.call.took.ms', { ms: tookMs.toFixed(1) }),
  },
]

/** What a sandbox vendor calls, as it comes. */
export function CallsPanel({ code }: { code: string }) {
  const { _ } = useLingui()
  const [chosen, setChosen] = useState<CallLine | null>(null)
  const { data, error, refetch } = useAsked({
    key: [...VENDORS, 'calls', code],
    ask: (signal) => call(listVendorCalls, { params: { code } }, signal),
    everyMs: EVERY_MS,
  })
  return (
    <div className={styles.panel}>
      <div className={styles.panelHead}>
        <p className={styles.note}>{_('vendors.calls.note')}</p>
        <SaveRows file={`calls-${code}`} columns={COLUMNS} rows={data?.list} />
      </div>
      <RowsTable
        title="vendors.calls"
        columns={COLUMNS}
        rows={data?.list}
        rowKey={({ id }) => id}
        skeletonRows={8}
        // What came last stays in sight while the next question fails.
        fault={data ? null : error}
        onRetry={refetch}
        empty={
          <EmptyState icon={<Radio />} title={_('vendors.calls.empty')}>
            {_('vendors.calls.empty.note')}
          </EmptyState>
        }
        onOpen={setChosen}
      />
      <RowSheet row={chosen} title={(line) => line.call} onClose={() => setChosen(null)}>
        {({ id }) => <CallDetails code={code} id={id} />}
      </RowSheet>
    </div>
  )
}
