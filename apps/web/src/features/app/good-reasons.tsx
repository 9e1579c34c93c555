import { useLingui } from '@lingui/react'
import { Feather, Rocket, ShieldCheck } from 'lucide-react'
import styles from './app.module.css'

const REASONS = [
  { reason: 'fast', Icon: Rocket },
  { reason: 'safe', Icon: ShieldCheck },
  { reason: 'light', Icon: Feather },
] as const

/** Why somebody would want it. */
export function GoodReasons() {
  const { _ } = useLingui()
  return (
    <ul className={styles.reasons}>
      {REASONS.map(({ reason, Icon }) => (
        <li key={reason} className={styles.reason}>
          <Icon />
          <strong>{_(`app.good.${reason}`)}</strong>
          <span className={styles.note}>{_(`app.good.${reason}.note`)}</span>
        </li>
      ))}
    </ul>
  )
}
