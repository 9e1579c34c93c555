import { useLingui } from '@lingui/react'
import { Landmark, LockKeyhole, ScanSearch, TabletSmartphone } from 'lucide-react'
import styles from './trust-strip.module.css'

const promises = [
  { Icon: Landmark, title: 'trust.deposit', note: 'trust.deposit.note' },
  { Icon: ScanSearch, title: 'trust.check', note: 'trust.check.note' },
  { Icon: LockKeyhole, title: 'trust.sealed', note: 'trust.sealed.note' },
  { Icon: TabletSmartphone, title: 'trust.devices', note: 'trust.devices.note' },
] as const

/** What the house can be held to. */
export function TrustStrip() {
  const { _ } = useLingui()
  return (
    <ul className={styles.strip}>
      {promises.map(({ Icon, title, note }) => (
        <li key={title} className={styles.promise}>
          <Icon />
          <div>
            <strong>{_(title)}</strong>
            <p>{_(note)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
