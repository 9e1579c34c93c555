import { useLingui } from '@lingui/react'
import { readVendor } from '@sanuk/contracts/office-vendors'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Tabs } from '@sanuk/ui/tabs'
import { useSearchParams } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { usePathParams } from '../../router/use-path-params.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { CallsPanel } from './calls-panel.tsx'
import { KeysPanel } from './keys-panel.tsx'
import { SettingsForm } from './settings-form.tsx'
import { TrafficPanel } from './traffic-panel.tsx'
import { VendorState } from './vendor-state.tsx'
import { VendorSwitch } from './vendor-switch.tsx'
import { VendorToday } from './vendor-today.tsx'
import styles from './vendors.module.css'
import { VENDORS, type Vendor } from './vendors.ts'

/**
 * One vendor: its day so far, its settings, its keys and, in the sandbox, its calls. One that is the platform itself has
 * none but its day, and is switched off and on.
 */
export function VendorPage() {
  const { _ } = useLingui()
  useTitle('vendors.title')
  const { id: code = '' } = usePathParams()
  const { data, error, refetch } = useAsked({
    key: [...VENDORS, 'one', code],
    ask: (signal) => call(readVendor, { params: { code } }, signal),
  })
  return (
    <>
      <BackLink to="/vendors">{_('vendors.back')}</BackLink>
      <PageHead title={data?.name ?? code} note={data && <WhoItIs vendor={data} />}>
        {data && <VendorSwitch vendor={data} />}
      </PageHead>
      {data && !data.enabled && (
        <p className={styles.banner}>
          {_(data.wallet === 'house' ? 'vendors.off.house.banner' : 'vendors.off.banner')}
        </p>
      )}
      {error && !data ? (
        <Card>
          <Failed title="vendors.one.failed" error={error} onRetry={refetch} />
        </Card>
      ) : (
        <>
          <VendorToday code={code} wallet={data?.wallet} />
          {data?.wallet === 'house' ? (
            <p className={styles.note}>{_('vendors.house.note')}</p>
          ) : (
            <Card>{data ? <Parts vendor={data} /> : <Skeleton height="420px" shape="card" />}</Card>
          )}
        </>
      )}
    </>
  )
}

function WhoItIs({ vendor }: { vendor: Vendor }) {
  const { _ } = useLingui()
  return (
    <span className={styles.who}>
      <span>{vendor.code}</span>
      <span>
        {_('vendors.wallet')}: {_(`vendors.wallet.${vendor.wallet}`)}
      </span>
      <VendorState vendor={vendor} />
    </span>
  )
}

const PARTS = ['settings', 'keys', 'traffic', 'calls'] as const

/** Only sandbox vendors' calls are kept whole, and who has a wallet of their own is called by us. */
function isOffered(part: (typeof PARTS)[number], { sandbox, wallet }: Vendor): boolean {
  if (part === 'traffic') return wallet === 'seamless'
  return part !== 'calls' || sandbox
}

/** Which part is in sight stands in the address, so that it can be sent to somebody. */
function Parts({ vendor }: { vendor: Vendor }) {
  const { _ } = useLingui()
  const [query, setQuery] = useSearchParams()
  const offered = PARTS.filter((part) => isOffered(part, vendor))
  const shown = offered.find((part) => part === query.get('part')) ?? 'settings'
  const panels = {
    settings: <SettingsForm vendor={vendor} />,
    keys: <KeysPanel vendor={vendor} />,
    traffic: <TrafficPanel code={vendor.code} />,
    calls: <CallsPanel code={vendor.code} />,
  }
  return (
    <Tabs
      label={_('vendors.tabs')}
      tabs={offered.map((part) => ({ value: part, label: _(`vendors.${part}`), panel: panels[part] }))}
      value={shown}
      onChange={(part) => setQuery({ part }, { replace: true })}
    />
  )
}
