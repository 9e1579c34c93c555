import { useLingui } from '@lingui/react'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useWordIfAny } from '../../language/use-word-if-any.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import type { LedgerRow } from './rounds.ts'

/** Rows of the ledger: from which account to which, how much, and what the wallet held afterwards. */
export function useRowColumns(): readonly ListColumn<LedgerRow>[] {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const word = useWordIfAny()
  const account = ({ kind, owner }: LedgerRow['debit']) =>
    `${word(`office.books.kind.${kind}`) ?? _('office.books.kind.other')} · ${owner}`
  const kindOf = ({ kind, posted }: LedgerRow) => {
    const what = word(`wallet.kind.${kind}`) ?? word(`office.ledger.kind.${kind}`) ?? kind
    return posted ? what : _('office.ledger.refused', { what })
  }
  return [
    {
      key: 'at',
      header: _('office.ledger.posted'),
      phone: 'heading',
      text: ({ at }) => at,
      cell: ({ at }) => moment(at),
    },
    { key: 'kind', header: _('office.ledger.entry'), text: kindOf, cell: kindOf },
    {
      key: 'debit',
      header: _('office.ledger.debit'),
      text: ({ debit }) => account(debit),
      cell: ({ debit }) => account(debit),
    },
    {
      key: 'credit',
      header: _('office.ledger.credit'),
      text: ({ credit }) => account(credit),
      cell: ({ credit }) => account(credit),
    },
    {
      key: 'amount',
      header: _('office.ledger.amount'),
      align: 'end',
      text: ({ amount }) => amount,
      cell: ({ amount }) => money(amount),
    },
    {
      key: 'after',
      header: _('office.ledger.after'),
      align: 'end',
      text: ({ balanceAfter }) => balanceAfter ?? '',
      cell: ({ balanceAfter }) => (balanceAfter === null ? _('office.none') : money(balanceAfter)),
    },
    { key: 'id', header: _('office.id'), phone: 'none', text: ({ id }) => id, cell: ({ id }) => id.slice(0, 8) },
  ]
}
