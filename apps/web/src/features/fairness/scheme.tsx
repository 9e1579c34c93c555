import { useLingui } from '@lingui/react'
import styles from './fairness.module.css'

/** How bytes become outcomes, for whoever writes a check of their own. */
export function Scheme() {
  const { _ } = useLingui()
  return (
    <details className={styles.scheme}>
      <summary>{_('fairness.scheme')}</summary>
      <ol>
        <li>{_('fairness.scheme.bytes')}</li>
        <li>{_('fairness.scheme.numbers')}</li>
        <li>{_('fairness.scheme.reels')}</li>
        <li>{_('fairness.scheme.falls')}</li>
        <li>{_('fairness.scheme.money')}</li>
      </ol>
      <p>{_('fairness.offline', { command: 'npx sanuk-verify round.json' })}</p>
    </details>
  )
}
