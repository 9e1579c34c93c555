import { useLingui } from '@lingui/react'
import type { TeamEntry } from '@sanuk/contracts/agent-transactions'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { Table } from '@sanuk/ui/table'
import type { ReactNode } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useMoment } from '../../../components/use-moment.ts'

type TransactionsTableProps = {
  readonly rows: readonly TeamEntry[] | undefined
  readonly empty: ReactNode
  readonly error: ReactNode
}

/** Transactions of the team, the newest first; on a phone each is a card. */
export function TransactionsTable({ rows, empty, error }: TransactionsTableProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  return (
    <Table
      label={_('agent-transactions.list')}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
      error={error}
      columns={[
        {
          key: 'member',
          header: _('agent-transactions.member'),
          phone: 'heading',
          cell: ({ member }) => member.username,
        },
        { key: 'kind', header: _('wallet.kind'), cell: ({ kind }) => _(`wallet.kind.${kind}`) },
        { key: 'time', header: _('wallet.time'), cell: ({ at }) => moment(at) },
        { key: 'reference', header: _('agent-transactions.reference'), cell: ({ reference }) => reference },
        {
          key: 'amount',
          header: _('wallet.amount'),
          align: 'end',
          cell: ({ amount }) => <Money amount={parseAmount(amount)} currency={currency} net />,
        },
      ]}
    />
  )
}
