import { useLingui } from '@lingui/react'
import { listAllDeposits } from '@sanuk/contracts/office-cashier'
import { Badge } from '@sanuk/ui/badge'
import type { Column } from '@sanuk/ui/table'
import { Link } from 'react-router-dom'
import styles from '../../components/desk/desk.module.css'
import { DeskTable } from '../../components/desk/desk-table.tsx'
import { useAge } from '../../components/desk/use-age.ts'
import { MemberLink } from '../../components/member-link.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { DEPOSITS, type Deposit, type Tab } from './deposits.ts'
import { DepositsEmpty } from './deposits-empty.tsx'

const LOOKS = { waiting: 'luck', credited: 'good', expired: 'plain', cancelled: 'plain', failed: 'bad' } as const

type Props = { readonly view: Exclude<Tab, 'held' | 'settled'>; readonly search: string }

/** Orders of members. */
export function DepositsTable({ view, search }: Props) {
  const asked = useAskedPages({
    key: [...DEPOSITS, 'list', view, search],
    ask: (cursor, signal) =>
      call(listAllDeposits, { query: { view, ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) } }, signal),
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

/** How a deposit stands, and what is out of the ordinary about it. */
export function DepositMarks({ deposit: { state, slip, overdue, proposed } }: { readonly deposit: Deposit }) {
  const { _ } = useLingui()
  return (
    <span className={styles.marks}>
      <Badge look={LOOKS[state]}>{_(`office-cashier.state.${state}`)}</Badge>
      {slip?.state === 'waiting' && <Badge look="luck">{_('office-cashier.slip')}</Badge>}
      {overdue && <Badge look="bad">{_('office-cashier.overdue')}</Badge>}
      {proposed && <Badge>{_('office-cashier.proposed')}</Badge>}
    </span>
  )
}

function useColumns(): Column<Deposit>[] {
  const { _ } = useLingui()
  const money = useMoney()
  const age = useAge()
  const moment = useMoment()
  return [
    {
      key: 'reference',
      header: _('office-cashier.reference'),
      phone: 'heading',
      cell: ({ id, reference }) => <Link to={`/deposits/${id}`}>{reference}</Link>,
    },
    {
      key: 'member',
      header: _('office.username'),
      cell: ({ member, username }) => <MemberLink member={{ id: member, username }} />,
    },
    { key: 'requested', header: _('office-cashier.requested'), cell: ({ requestedAt }) => moment(requestedAt) },
    { key: 'method', header: _('office-cashier.method'), cell: ({ kind }) => _(`office-cashier.kind.${kind}`) },
    { key: 'state', header: _('office.state'), cell: (deposit) => <DepositMarks deposit={deposit} /> },
    {
      key: 'amount',
      header: _('office-cashier.amount'),
      align: 'end',
      cell: ({ amount, currency }) => money(amount, { code: currency }),
    },
    {
      key: 'age',
      header: _('office-cashier.age'),
      cell: ({ state, requestedAt, overdue }) =>
        state === 'waiting' && <span className={overdue ? styles.late : styles.age}>{age(requestedAt)}</span>,
    },
    {
      key: 'claimed',
      header: _('office.claimant'),
      cell: ({ claimedBy }) => claimedBy?.username ?? _('office.claimed.none'),
    },
  ]
}
