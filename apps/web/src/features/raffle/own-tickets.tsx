import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Progress } from '@sanuk/ui/progress'
import { Ticket } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import styles from './raffle.module.css'
import type { OpenDraw, OwnRaffle } from './use-raffle.ts'

/** How many tickets the member has, and how far it is to the next. */
export function OwnTickets({
  draw,
  own,
}: {
  readonly draw: OpenDraw
  readonly own: NonNullable<OwnRaffle['current']>
}) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const price = parseAmount(draw.stakePerTicket)
  const missing = own.toNext === null ? null : parseAmount(own.toNext)
  const next =
    missing === null
      ? _('raffle.all_tickets', { max: draw.ticketsMax })
      : _('raffle.to_next', { amount: formatMoney(missing, currency) })
  return (
    <div className={styles.own}>
      <p className={styles.count}>
        <Ticket />
        {_('raffle.tickets', { count: own.tickets })}
      </p>
      <Progress
        luck
        label={_('raffle.next')}
        value={missing === null ? 100 : Number(((price - missing) * 100n) / price)}
        valueText={next}
      />
      <p className={styles.note}>{next}</p>
    </div>
  )
}
