import { useLingui } from '@lingui/react'
import { depositSlips } from '@sanuk/contracts/office-cashier'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import styles from '../../components/desk/desk.module.css'
import { useMoment } from '../../language/use-moment.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { DEPOSITS, type Deposit } from './deposits.ts'

const LOOKS = { waiting: 'luck', accepted: 'good', rejected: 'bad' } as const

/** The slips that the member sent. */
export function DepositSlips({ id, slip }: { readonly id: string; readonly slip: Deposit['slip'] }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const { data, error } = useAsked({
    key: [...DEPOSITS, 'slips', id, slip?.sentAt, slip?.state],
    ask: (signal) => call(depositSlips, { params: { id } }, signal),
  })
  return (
    <Card title={_('office-cashier.slips')}>
      {error && <p role="alert">{faultText(error, _)}</p>}
      {!data && !error && <Skeleton height="240px" shape="card" />}
      {data?.list.length === 0 && <p className={styles.note}>{_('office-cashier.slips.none')}</p>}
      <div className={styles.pictures}>
        {data?.list.map((one) => (
          <figure key={one.id}>
            <img
              src={`data:image/webp;base64,${one.picture}`}
              alt={_('office-cashier.slips.picture', { time: moment(one.sentAt) })}
            />
            <figcaption className={styles.line}>
              <Badge look={LOOKS[one.state]}>{_(`office-cashier.slip.state.${one.state}`)}</Badge>
              <span className={styles.note}>{one.reason ?? moment(one.sentAt)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Card>
  )
}
