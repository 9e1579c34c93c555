import { useLingui } from '@lingui/react'
import { listPayments } from '@sanuk/contracts/office-cashier'
import { Badge } from '@sanuk/ui/badge'
import type { Column } from '@sanuk/ui/table'
import { Link } from 'react-router-dom'
import styles from '../../components/desk/desk.module.css'
import { DeskTable } from '../../components/desk/desk-table.tsx'
import { useAge } from '../../components/desk/use-age.ts'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { DEPOSITS, type Payment } from './deposits.ts'
import { DepositsEmpty } from './deposits-empty.tsx'

const LOOKS = { credited: 'good', held_for_review: 'luck', returning: 'plain', returned: 'plain' } as const

/** Results that somebody still has to end. */
const WAITING: ReadonlySet<Payment['result']> = new Set(['held_for_review', 'returning'])

/** Money that banks told of and that was not credited by itself. */
export function PaymentsTable({ view, search }: { readonly view: 'held' | 'settled'; readonly search: string }) {
  const asked = useAskedPages({
    key: [...DEPOSITS, 'payments', view, search],
    ask: (cursor, signal) =>
      call(listPayments, { query: { view, ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) } }, signal),
  })
  return (
    <DeskTable
      title="office.deposits"
      asked={asked}
      columns={useColumns()}
      rowKey={({ id }) => id}
      empty={<DepositsEmpty />}
    />
  )
}

/** How a payment stands, why it was held, and who is needed. */
export function PaymentMarks({ payment }: { readonly payment: Payment }) {
  const { _ } = useLingui()
  const { result, heldBecause, overdue, needsTwo, proposed } = payment
  return (
    <span className={styles.marks}>
      <Badge look={LOOKS[result]}>{_(`office-cashier.result.${result}`)}</Badge>
      {heldBecause && <Badge>{_(`office-cashier.held.${heldBecause}`)}</Badge>}
      {overdue && <Badge look="bad">{_('office-cashier.overdue')}</Badge>}
      {needsTwo && !proposed && <Badge>{_('office-cashier.two')}</Badge>}
      {proposed && <Badge>{_('office-cashier.proposed')}</Badge>}
    </span>
  )
}

function useColumns(): Column<Payment>[] {
  const { _ } = useLingui()
  const money = useMoney()
  const age = useAge()
  const moment = useMoment()
  return [
    {
      key: 'bank',
      header: _('office-cashier.bank_reference'),
      phone: 'heading',
      cell: ({ id, bankReference }) => <Link to={`/payments/${id}`}>{bankReference}</Link>,
    },
    { key: 'state', header: _('office.state'), cell: (payment) => <PaymentMarks payment={payment} /> },
    {
      key: 'amount',
      header: _('office-cashier.amount'),
      align: 'end',
      cell: ({ amount }) => money(amount, { code: 'THB' }),
    },
    { key: 'paid', header: _('office-cashier.paid'), cell: ({ paidAt }) => moment(paidAt) },
    { key: 'arrived', header: _('office-cashier.arrived'), cell: ({ arrivedAt }) => arrivedAt ?? _('office.none') },
    {
      key: 'age',
      header: _('office-cashier.age'),
      cell: ({ result, receivedAt, overdue }) =>
        WAITING.has(result) && <span className={overdue ? styles.late : styles.age}>{age(receivedAt)}</span>,
    },
    {
      key: 'claimed',
      header: _('office.claimant'),
      cell: ({ claimedBy }) => claimedBy?.username ?? _('office.claimed.none'),
    },
  ]
}
