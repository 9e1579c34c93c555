import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import styles from '../../components/desk/desk.module.css'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import type { Whole } from './withdrawals.ts'

/** What the bank reported and fits nothing: nothing where there is none. */
export function HeldReports({ whole: { heldReports, withdrawal } }: { readonly whole: Whole }) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  if (heldReports.length === 0) return null
  return (
    <Card title={_('office-withdrawals.held')}>
      <p className={styles.note}>{_('office-withdrawals.held.note')}</p>
      <ul className={styles.log}>
        {heldReports.map(({ at, report }) => (
          <li key={`${at} ${report.order}`}>
            <span className={styles.line}>
              <strong>{_(`office-withdrawals.held.${report.state}`)}</strong>
              <time dateTime={at}>{moment(at)}</time>
            </span>
            {report.payments.map(({ bankReference, amount }) => (
              <span key={bankReference}>
                {money(amount, { code: withdrawal.currency })} · {bankReference}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}
