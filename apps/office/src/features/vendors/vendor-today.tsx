import { useLingui } from '@lingui/react'
import { readVendorToday } from '@sanuk/contracts/office-vendors'
import { Card } from '@sanuk/ui/card'
import { Link } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { TodayLine } from './today-line.tsx'
import styles from './vendor-today.module.css'
import { VENDORS, type Vendor } from './vendors.ts'

const EVERY_MS = 10_000

/** `wallet` is not known until the vendor has loaded; most of them use the main one. */
type VendorTodayProps = { code: string; wallet: Vendor['wallet'] | undefined }

/** What a vendor's games took and gave today, and how much of its limits is used. */
export function VendorToday({ code, wallet }: VendorTodayProps) {
  const { _ } = useLingui()
  const own = wallet === 'transfer'
  const isHouse = wallet === 'house'
  return (
    <section className={styles.today} aria-labelledby="vendor-today">
      <div className={styles.head}>
        <h2 id="vendor-today" className={styles.title}>
          {_('vendors.today')}
        </h2>
        {!own && <p className={styles.note}>{_(isHouse ? 'vendors.today.house' : 'vendors.today.note')}</p>}
      </div>
      {own ? <OwnWallet /> : <Lines code={code} isLimited={!isHouse} />}
    </section>
  )
}

/** What the platform itself plays is limited by rules of its own. */
function Lines({ code, isLimited }: { code: string; isLimited: boolean }) {
  const { _ } = useLingui()
  const { data, error, refetch } = useAsked({
    key: [...VENDORS, 'today', code],
    ask: (signal) => call(readVendorToday, { params: { code } }, signal),
    everyMs: EVERY_MS,
  })
  if (error && !data) {
    return (
      <Card>
        <Failed title="vendors.today.failed" error={error} onRetry={refetch} />
      </Card>
    )
  }
  if (!data) return <TodayLine line={undefined} isLimited={isLimited} />
  if (data.list.length === 0) return <p className={styles.instead}>{_('vendors.today.empty')}</p>
  return data.list.map((line) => <TodayLine key={line.currency} line={line} isLimited={isLimited} />)
}

/** Its rounds are known to itself only; what goes to and fro is a list of its own. */
function OwnWallet() {
  const { _ } = useLingui()
  return (
    <p className={styles.instead}>
      {_('vendors.today.own_wallet')} <Link to="/transfers">{_('vendors.today.transfers')}</Link>
    </p>
  )
}
