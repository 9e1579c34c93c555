import { Badge } from '@sanuk/ui/badge'
import { type DescribedColumn, momentColumn } from '../../lists/described-column.tsx'
import type { RoundCall } from './rounds.ts'

/** What the vendor called, and how each call was answered. */
export const CALL_COLUMNS: readonly DescribedColumn<RoundCall>[] = [
  momentColumn('at', 'office.round.at', { phone: 'heading' }),
  { key: 'call', header: 'office.round.call', text: (it, { _ }) => _(`office.round.call.${it.call}`) },
  {
    key: 'amount',
    header: 'office.round.amount',
    align: 'end',
    text: ({ amount }) => amount,
    cell: ({ amount, winAmount }, { money }) => (
      <>
        {money(amount)}
        {winAmount !== null && <> → {money(winAmount)}</>}
      </>
    ),
  },
  {
    key: 'answer',
    header: 'office.round.answer',
    text: ({ status }, { _ }) => _(`office.round.status.${status}`),
    cell: ({ status }, { _ }) => (
      <Badge look={status === 'OK' ? 'good' : 'bad'}>{_(`office.round.status.${status}`)}</Badge>
    ),
  },
  {
    key: 'transaction',
    header: 'office.round.transaction',
    text: ({ transaction }) => transaction,
    cell: ({ transaction, original }) => (original ? `${transaction} ← ${original}` : transaction),
  },
]
