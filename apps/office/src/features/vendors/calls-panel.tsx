import { useLingui } from '@lingui/react'
import { listVendorCalls } from '@sanuk/contracts/office-vendors'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Sheet } from '@sanuk/ui/sheet'
import { type Column, Table } from '@sanuk/ui/table'
import { Radio } from 'lucide-react'
import { useState } from 'react'
import { useMoment } from '../../language/use-moment.ts'
import list from '../../lists/list-page.module.css'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { CallDetails } from './call-details.tsx'
import { CallStatus } from './call-status.tsx'
import styles from './vendors.module.css'
import { type CallLine, VENDORS } from './vendors.ts'

const EVERY_MS = 2_000

/** What a sandbox vendor calls, as it comes. */
export function CallsPanel({ code }: { code: string }) {
  const { _ } = useLingui()
  const [chosen, setChosen] = useState<CallLine>()
  const [open, setOpen] = useState(false)
  const { data, error, refetch } = useAsked({
    key: [...VENDORS, 'calls', code],
    ask: (signal) => call(listVendorCalls, { params: { code } }, signal),
    everyMs: EVERY_MS,
  })
  const columns = useColumns((line) => {
    setChosen(line)
    setOpen(true)
  })
  return (
    <div className={styles.panel}>
      <div className={styles.panelHead}>
        <p className={styles.note}>{_('vendors.calls.note')}</p>
        {data && <SaveCalls code={code} rows={data.list} />}
      </div>
      <Table
        label={_('vendors.calls')}
        columns={columns}
        rows={error && !data ? undefined : data?.list}
        rowKey={({ id }) => id}
        skeletonRows={8}
        empty={
          <EmptyState icon={<Radio />} title={_('vendors.calls.empty')}>
            {_('vendors.calls.empty.note')}
          </EmptyState>
        }
        error={
          error &&
          !data && (
            <ErrorState title={_('vendors.calls.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
              {faultText(error, _)}
            </ErrorState>
          )
        }
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        side="right"
        title={chosen?.call}
        closeLabel={_('vendors.close')}
      >
        {chosen && <CallDetails code={code} id={chosen.id} />}
      </Sheet>
    </div>
  )
}

/** What is kept of them: what was sent stays in the drawer, where its signatures are taken out. */
function SaveCalls({ code, rows }: { code: string; rows: readonly CallLine[] }) {
  const { _ } = useLingui()
  return (
    <SaveWhole
      name={`calls-${code}`}
      columns={[
        { header: _('office.id'), text: ({ id }) => id },
        { header: _('vendors.call'), text: (line) => line.call },
        { header: _('vendors.call.at'), text: ({ at }) => at },
        { header: _('vendors.call.status'), text: ({ httpStatus, status }) => `${httpStatus} ${status}` },
        { header: _('vendors.call.took'), text: ({ tookMs }) => tookMs.toFixed(1) },
      ]}
      rows={rows}
    />
  )
}

function useColumns(show: (line: CallLine) => void): readonly Column<CallLine>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  return [
    {
      key: 'call',
      header: _('vendors.call'),
      phone: 'heading',
      cell: (line) => (
        <button type="button" className={list.name} aria-haspopup="dialog" onClick={() => show(line)}>
          {line.call}
        </button>
      ),
    },
    { key: 'at', header: _('vendors.call.at'), cell: ({ at }) => moment(at) },
    { key: 'status', header: _('vendors.call.status'), cell: (line) => <CallStatus line={line} /> },
    {
      key: 'took',
      header: _('vendors.call.took'),
      align: 'end',
      cell: ({ tookMs }) => _('vendors.call.took.ms', { ms: tookMs.toFixed(1) }),
    },
  ]
}
