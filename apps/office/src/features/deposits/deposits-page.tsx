import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Facts } from '@sanuk/ui/facts'
import { ArrowDownToLine } from 'lucide-react'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import { ListPage } from '../../lists/list-page.tsx'
import type { RowOf } from '../../lists/lists.ts'

type Deposit = RowOf<'deposits'>

/** Every deposit that was asked for at the brand, newest first. */
export function DepositsPage() {
  const { _ } = useLingui()
  return (
    <ListPage
      list="deposits"
      title="office.deposits"
      searchHint="office.search.hint"
      empty={{ icon: <ArrowDownToLine />, title: 'office.deposits.empty', note: 'office.deposits.empty.note' }}
      name={{ header: _('office.reference'), of: ({ reference }) => reference }}
      columns={useColumns()}
      details={(deposit) => <DepositDetails deposit={deposit} />}
    />
  )
}

function useColumns(): readonly ListColumn<Deposit>[] {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  return [
    { key: 'username', header: _('office.username'), text: (it) => it.username, cell: (it) => it.username },
    {
      key: 'method',
      header: _('office.deposit.method'),
      text: ({ method }) => _(`office.deposit.method.${method}`),
      cell: ({ method }) => _(`office.deposit.method.${method}`),
    },
    {
      key: 'state',
      header: _('office.state'),
      text: ({ state }) => _(`office.deposit.state.${state}`),
      cell: ({ state }) => <DepositState state={state} />,
    },
    {
      key: 'amount',
      header: _('office.deposit.amount'),
      align: 'end',
      text: ({ amount }) => amount,
      cell: ({ amount }) => money(amount),
    },
    {
      key: 'requested',
      header: _('office.deposit.requested'),
      text: ({ requestedAt }) => requestedAt,
      cell: ({ requestedAt }) => moment(requestedAt),
    },
    {
      key: 'credited',
      header: _('office.deposit.credited'),
      text: ({ creditedAt }) => creditedAt ?? '',
      cell: ({ creditedAt }) => (creditedAt ? moment(creditedAt) : _('office.none')),
    },
  ]
}

function DepositState({ state }: Pick<Deposit, 'state'>) {
  const { _ } = useLingui()
  return <Badge look={state === 'credited' ? 'good' : 'plain'}>{_(`office.deposit.state.${state}`)}</Badge>
}

function DepositDetails({ deposit }: { deposit: Deposit }) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const { creditedAt } = deposit
  return (
    <Facts
      facts={[
        { name: _('office.state'), value: <DepositState state={deposit.state} /> },
        { name: _('office.deposit.amount'), value: money(deposit.amount) },
        { name: _('office.username'), value: deposit.username },
        { name: _('office.deposit.method'), value: _(`office.deposit.method.${deposit.method}`) },
        { name: _('office.deposit.requested'), value: moment(deposit.requestedAt) },
        { name: _('office.deposit.expires'), value: moment(deposit.expiresAt) },
        { name: _('office.deposit.credited'), value: creditedAt ? moment(creditedAt) : _('office.none') },
        { name: _('office.id'), value: deposit.id, code: true },
      ]}
    />
  )
}
