import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Money } from '@sanuk/ui/money'
import { CalendarClock } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'
import { OwnTickets } from './own-tickets.tsx'
import styles from './raffle.module.css'
import type { OpenDraw, OwnRaffle } from './use-raffle.ts'

type DrawRulesProps = { readonly draw: OpenDraw | null; readonly own: OwnRaffle['current'] }

/** What the open draw gives, and how one gets into it. */
export function DrawRules({ draw, own }: DrawRulesProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  if (!draw) return <EmptyState icon={<CalendarClock />} title={_('raffle.paused')} />
  const stake = formatMoney(parseAmount(draw.stakePerTicket), currency)
  return (
    <div className={styles.sheet}>
      {own && <OwnTickets draw={draw} own={own} />}
      <ul className={styles.prizes}>
        {draw.prizes.map(({ amount, count }, index) => (
          <li key={`${amount} ${count}`} className={styles.prize} data-first={index === 0 || undefined}>
            <Money luck amount={parseAmount(amount)} currency={currency} />
            <span>{_('raffle.prize_count', { count })}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.rules}>
        <li>{_('raffle.rule.ticket', { stake, max: draw.ticketsMax })}</li>
        <li>{_('raffle.rule.time', { from: moment(draw.opensAt), to: moment(draw.closesAt) })}</li>
        <li>{_('raffle.rule.claim')}</li>
      </ul>
      <p className={styles.proof}>
        {_('raffle.commitment')} <code>{draw.commitment}</code>
      </p>
    </div>
  )
}
