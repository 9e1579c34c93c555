import { useLingui } from '@lingui/react'
import { Landmark, LockKeyhole, ScanSearch, TabletSmartphone } from 'lucide-react'
import styles from './trust-strip.module.css'

const promises = [
  { Icon: Landmark, title: 'home.trust.deposit', note: 'home.trust.deposit.note' },
  { Icon: ScanSearch, title: 'home.trust.check', note: 'home.trust.check.note' },
  { Icon: LockKeyhole, title: 'home.trust.sealed', note: 'home.trust.sealed.note' },
  { Icon: TabletSmartphone, title: 'home.trust.devices', note: 'home.trust.devices.note' },
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
