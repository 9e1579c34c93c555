import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { Badge } from '@sanuk/ui/badge'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Money } from '@sanuk/ui/money'
import { Hourglass } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'
import { CheckDraw } from './check-draw.tsx'
import styles from './raffle.module.css'
import type { OwnRaffle, PastDraw } from './use-raffle.ts'

type LatestDrawProps = { readonly draw: PastDraw | null; readonly own: OwnRaffle | undefined }

/** Who won the latest draw, and the means to check it. */
export function LatestDraw({ draw, own }: LatestDrawProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  if (!draw) return <EmptyState icon={<Hourglass />} title={_('raffle.no_results')} />
  const range = own?.latest?.draw === draw.id ? own.latest : null
  const isOwn = (ticket: number) => range !== null && ticket >= range.first && ticket <= range.last
  return (
    <div className={styles.sheet}>
      <p>{_('raffle.drawn', { when: moment(draw.drawnAt), tickets: draw.tickets })}</p>
      {range && <p className={styles.note}>{_('raffle.own_numbers', { first: range.first, last: range.last })}</p>}
      {draw.winners.length === 0 ? (
        <p className={styles.note}>{_('raffle.nobody')}</p>
      ) : (
        <ol className={styles.list}>
          {draw.winners.map(({ place, amount, ticket, name }) => (
            <li key={place} className={styles.row} data-own={isOwn(ticket) || undefined}>
              <span>
                {_('raffle.winner', { place, name })}
                <span className={styles.note}>{_('raffle.ticket_number', { ticket })}</span>
              </span>
              <span className={styles.end}>
                <Money luck amount={parseAmount(amount)} currency={currency} />
                {isOwn(ticket) && <Badge look="luck">{_('raffle.you')}</Badge>}
              </span>
            </li>
          ))}
        </ol>
      )}
      <CheckDraw draw={draw} />
    </div>
  )
}
