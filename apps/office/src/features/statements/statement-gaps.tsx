import { useLingui } from '@lingui/react'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useMoney } from '../../components/use-money.tsx'
import styles from './statements.module.css'
import type { Statement } from './statements.ts'

/** Whether the running balances follow from the lines, and where they do not. */
export function StatementGaps({ statement: { gaps, gapsNamed, closing, currency } }: { statement: Statement }) {
  const { _ } = useLingui()
  const money = useMoney()
  if (gaps === 0) {
    return (
      <p className={styles.chain}>
        <CircleCheck aria-hidden />
        {_(closing === null ? 'statements.gaps.no_balance' : 'statements.gaps.none')}
      </p>
    )
  }
  return (
    <div className={styles.gaps}>
      <p className={styles.chain}>
        <TriangleAlert aria-hidden />
        {_('statements.gaps', { gaps })}
      </p>
      <ul className={styles.faults}>
        {gapsNamed.map(({ line, amount }) => (
          <li key={line}>
            {line === 0 ? _('statements.gap.before') : _('statements.gap.line', { line })}:{' '}
            {money(amount, { code: currency, net: true })}
          </li>
        ))}
      </ul>
    </div>
  )
}
