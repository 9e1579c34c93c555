import { useLingui } from '@lingui/react'
import { readVendorCall } from '@sanuk/contracts/office-vendors'
import { Segmented } from '@sanuk/ui/segmented'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useState } from 'react'
import { Failed } from '../../components/failed.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './call-details.module.css'
import { CallFields } from './call-fields.tsx'
import { CallStatus } from './call-status.tsx'
import { RawCall } from './raw-call.tsx'
import { SignatureHelp } from './signature-help.tsx'
import { VENDORS } from './vendors.ts'

const VIEWS = ['decoded', 'raw'] as const

/** One call: what was wrong with it, what its fields say, and how it went over the wire. */
export function CallDetails({ code, id }: { code: string; id: string }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const [view, setView] = useState<(typeof VIEWS)[number]>('decoded')
  const { data, error, refetch } = useAsked({
    key: [...VENDORS, 'call', code, id],
    ask: (signal) => call(readVendorCall, { params: { code, id } }, signal),
  })
  if (error) {
    return <Failed title="vendors.call.failed" error={error} onRetry={refetch} />
  }
  if (!data) return <Skeleton height="320px" shape="card" />
  return (
    <div className={styles.details}>
      <p className={styles.head}>
        <CallStatus line={data} />
        <span>{moment(data.at)}</span>
        <span>{_('vendors.call.took.ms', { ms: data.tookMs.toFixed(1) })}</span>
      </p>
      {data.signature && <SignatureHelp signature={data.signature} />}
      <Segmented
        wide
        label={_('vendors.call.view')}
        options={VIEWS.map((value) => ({ value, label: _(`vendors.call.${value}`) }))}
        value={view}
        onChange={setView}
      />
      {view === 'raw' ? (
        <RawCall whole={data} />
      ) : (
        <>
          <CallFields title={_('vendors.call.request')} json={data.body} />
          <CallFields title={_('vendors.call.answer')} json={data.answer} currencyOf={data.body} />
        </>
      )}
    </div>
  )
}
