import { useLingui } from '@lingui/react'
import type { Activity } from '@sanuk/contracts/activities'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useMoment } from '../../../components/use-moment.ts'
import styles from './red-packet.module.css'
import { useRedPackets } from './use-red-packet.ts'

/** Who opened one of late, under half a name, and what was in it. */
export function RecentOpenings({ activity }: { readonly activity: Activity }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  const { data } = useRedPackets(activity.id)
  if (!data || (data.recent.length === 0 && activity.state !== 'open')) return null
  return (
    <section className={styles.recent} aria-label={_('red-packets.recent')}>
      <h3 className={styles.recentTitle}>{_('red-packets.recent')}</h3>
      {data.recent.length === 0 && <p className={styles.note}>{_('red-packets.recent.none')}</p>}
      <ol className={styles.openings}>
        {data.recent.map(({ id, name, amount, at }) => (
          <li key={id} className={styles.opening}>
            <span className={styles.name}>{name}</span>
            <time dateTime={at} className={styles.at}>
              {moment(at)}
            </time>
            <Money luck amount={parseAmount(amount)} currency={currency} />
          </li>
        ))}
      </ol>
    </section>
  )
}
