import { useLingui } from '@lingui/react'
import type { Ticket } from '@sanuk/contracts/lottery'
import { parseAmount } from '@sanuk/money/amount'
import { Badge } from '@sanuk/ui/badge'
import { Money } from '@sanuk/ui/money'
import { ChevronRight } from 'lucide-react'
import { useCurrency } from '../../../brand/use-currency.ts'
import styles from './history.module.css'

/** A ticket in a list; pressing it opens it. */
export function TicketRow({ ticket, onOpen }: { readonly ticket: Ticket; readonly onOpen: () => void }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const { issue, state, stake, win, lines, reference } = ticket
  return (
    <button type="button" className={styles.ticket} onClick={onOpen}>
      <span className={styles.ticketText}>
        <strong>{_('lottery.issue', { number: issue })}</strong>
        <span className={styles.meta}>
          {reference} · {_('lottery.slip.lines', { count: lines })}
        </span>
      </span>
      <span className={styles.ticketEnd}>
        <Money amount={parseAmount(stake)} currency={currency} />
        {state === 'won' ? (
          <Money luck className={styles.win} amount={parseAmount(win)} currency={currency} />
        ) : (
          <TicketState state={state} />
        )}
      </span>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </button>
  )
}

const looks = { open: 'luck', won: 'good', lost: 'plain', cancelled: 'plain', void: 'bad' } as const

export function TicketState({ state }: Pick<Ticket, 'state'>) {
  const { _ } = useLingui()
  return <Badge look={looks[state]}>{_(`lottery.ticket.${state}`)}</Badge>
}
