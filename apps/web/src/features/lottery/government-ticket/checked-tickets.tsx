import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { Money } from '@sanuk/ui/money'
import { GOVERNMENT_PRIZES, type GovernmentPrize, prizesOf } from './check-ticket.ts'
import styles from './ticket-check.module.css'

type CheckedTicketsProps = { readonly tickets: readonly string[]; readonly result: readonly string[] }

/** The office pays in baht, whatever the brand plays in. */
const BAHT = currency('THB')

/** What each ticket won, and how much that is. */
export function CheckedTickets({ tickets, result }: CheckedTicketsProps) {
  const { _ } = useLingui()
  return (
    <ul className={styles.tickets} aria-label={_('lottery-results.check.results')} aria-live="polite">
      {tickets.map((ticket) => (
        <CheckedTicket key={ticket} ticket={ticket} prizes={prizesOf(ticket, result)} />
      ))}
    </ul>
  )
}

type CheckedTicketProps = { readonly ticket: string; readonly prizes: readonly GovernmentPrize[] }

function CheckedTicket({ ticket, prizes }: CheckedTicketProps) {
  const { _ } = useLingui()
  const sum = prizes.reduce((total, prize) => total + GOVERNMENT_PRIZES[prize], 0)
  const nameOf = (prize: GovernmentPrize) =>
    prize === 'near_first' ? _('lottery-results.check.prize.near_first') : _(`lottery.prize_name.${prize}`)
  return (
    <li className={styles.ticket}>
      <strong className={styles.number}>{ticket}</strong>
      <span className={styles.prizes}>
        {prizes.length > 0 ? prizes.map(nameOf).join(', ') : _('lottery-results.check.none')}
      </span>
      {sum > 0 && <Money luck className={styles.sum} amount={parseAmount(String(sum))} currency={BAHT} />}
    </li>
  )
}
