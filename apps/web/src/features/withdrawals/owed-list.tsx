import { useLingui } from '@lingui/react'
import type { Owed } from '@sanuk/contracts/withdrawals'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Card } from '@sanuk/ui/card'
import { Progress } from '@sanuk/ui/progress'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'
import styles from './withdrawals.module.css'

/** What must be played before money leaves: each with its reason and how far it has come. */
export function OwedList({ owed }: { readonly owed: readonly Owed[] }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  const money = (wire: string) => formatMoney(parseAmount(wire), currency)
  return (
    <Card level={3} title={_('withdrawals.owed')}>
      <ul className={styles.owed}>
        {owed.map(({ source, reason, required, done, since }) => (
          <li key={`${reason} ${source}`}>
            <p className={styles.line}>
              <strong>{_(`withdrawals.owed.${reason}`)}</strong>
              <span className={styles.note}>{_('withdrawals.owed.since', { at: moment(since) })}</span>
            </p>
            <Progress
              label={_(`withdrawals.owed.${reason}`)}
              value={Number(parseAmount(done))}
              max={Number(parseAmount(required))}
              valueText={_('withdrawals.owed.of', { done: money(done), required: money(required) })}
            />
            <p className={styles.line} aria-hidden="true">
              <span className={styles.note}>
                {_('withdrawals.owed.of', { done: money(done), required: money(required) })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
