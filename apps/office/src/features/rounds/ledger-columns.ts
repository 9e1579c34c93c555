import type { useWordIfAny } from '../../language/use-word-if-any.ts'
import { type DescribedColumn, momentColumn, moneyColumn } from '../../lists/described-column.tsx'
import type { Formats } from '../../lists/use-formats.ts'
import type { LedgerRow } from './rounds.ts'

type WordIfAny = ReturnType<typeof useWordIfAny>

/** Rows of the ledger: from which account to which, how much, and what the wallet held afterwards. */
export function ledgerColumns(word: WordIfAny): readonly DescribedColumn<LedgerRow>[] {
  const account = ({ kind, owner }: LedgerRow['debit'], { _ }: Formats) =>
    `${word(`office.books.kind.${kind}`) ?? _('office.books.kind.other')} · ${owner}`
  return [
    momentColumn('at', 'office.ledger.posted', { phone: 'heading' }),
    {
      key: 'kind',
      header: 'office.ledger.entry',
      text: ({ kind, posted }, { _ }) => {
        const what = word(`wallet.kind.${kind}`) ?? word(`office.ledger.kind.${kind}`) ?? kind
        return posted ? what : _('office.ledger.refused', { what })
      },
    },
    { key: 'debit', header: 'office.ledger.debit', text: ({ debit }, formats) => account(debit, formats) },
    { key: 'credit', header: 'office.ledger.credit', text: ({ credit }, formats) => account(credit, formats) },
    moneyColumn('amount', 'office.ledger.amount'),
    moneyColumn('balanceAfter', 'office.ledger.after'),
    { key: 'id', header: 'office.id', phone: 'none', text: ({ id }) => id, cell: ({ id }) => id.slice(0, 8) },
  ]
}
