import { useLingui } from '@lingui/react'
import type { TeamEntry } from '@sanuk/contracts/agent-transactions'
import type { CsvColumn } from '../../../components/records/csv.ts'
import { ExportButton } from '../../../components/records/export-button.tsx'
import { useMoment } from '../../../components/use-moment.ts'
import { askTransactions, type TransactionsFilter } from './use-transactions.ts'

type ExportTransactionsProps = { readonly filter: TransactionsFilter; readonly disabled: boolean }

/** Saves every transaction that is asked for, also what is not in sight yet, as a table for spreadsheets. */
export function ExportTransactions({ filter, disabled }: ExportTransactionsProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  const columns: readonly CsvColumn<TeamEntry>[] = [
    { header: _('wallet.time'), isTime: true, cell: ({ at }) => moment(at) },
    { header: _('agent-transactions.member'), cell: ({ member }) => member.username },
    { header: _('wallet.kind'), cell: ({ kind }) => _(`wallet.kind.${kind}`) },
    { header: _('wallet.amount'), cell: ({ amount }) => amount },
    { header: _('agent-transactions.reference'), cell: ({ reference }) => reference },
  ]
  return (
    <ExportButton
      label={_('agent-transactions.export')}
      name={`team-transactions-${filter.span.from}-${filter.span.to}`}
      columns={columns}
      page={(cursor) => askTransactions(filter, cursor)}
      disabled={disabled}
    />
  )
}
