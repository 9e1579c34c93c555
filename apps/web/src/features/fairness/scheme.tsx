import { useLingui } from '@lingui/react'
import styles from './fairness.module.css'

const OF_DRAWS = ['before', 'seal', 'inputs', 'bytes', 'results', 'limits'] as const
const OF_TABLES = ['before', 'shoes', 'series', 'after', 'limits'] as const

/** How bytes become outcomes, draws of lotteries and live tables, for whoever writes a check of their own. */
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
      <h3>{_('fairness.scheme.draws')}</h3>
      <ul>
        {OF_DRAWS.map((name) => (
          <li key={name}>{_(`fairness.scheme.draws.${name}`)}</li>
        ))}
      </ul>
      <h3>{_('fairness.scheme.tables')}</h3>
      <ul>
        {OF_TABLES.map((name) => (
          <li key={name}>{_(`fairness.scheme.tables.${name}`)}</li>
        ))}
      </ul>
      <p>{_('fairness.offline', { command: 'npx sanuk-verify round.json' })}</p>
    </details>
  )
}
