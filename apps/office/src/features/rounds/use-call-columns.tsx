import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import type { RoundCall } from './rounds.ts'

/** What the vendor called, and how each call was answered. */
export function useCallColumns(): readonly ListColumn<RoundCall>[] {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  return [
    {
      key: 'at',
      header: _('office.round.at'),
      phone: 'heading',
      text: ({ at }) => at,
      cell: ({ at }) => moment(at),
    },
    {
      key: 'call',
      header: _('office.round.call'),
      text: (it) => _(`office.round.call.${it.call}`),
      cell: (it) => _(`office.round.call.${it.call}`),
    },
    {
      key: 'amount',
      header: _('office.round.amount'),
      align: 'end',
      text: ({ amount }) => amount,
      cell: ({ amount, winAmount }) => (
        <>
          {money(amount)}
          {winAmount !== null && <> → {money(winAmount)}</>}
        </>
      ),
    },
    {
      key: 'answer',
      header: _('office.round.answer'),
      text: ({ status }) => _(`office.round.status.${status}`),
      cell: ({ status }) => <Badge look={status === 'OK' ? 'good' : 'bad'}>{_(`office.round.status.${status}`)}</Badge>,
    },
    {
      key: 'transaction',
      header: _('office.round.transaction'),
      text: ({ transaction }) => transaction,
      cell: ({ transaction, original }) => (original ? `${transaction} ← ${original}` : transaction),
    },
  ]
}
