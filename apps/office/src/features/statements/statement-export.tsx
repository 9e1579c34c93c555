import { listStatementDifferences } from '@sanuk/contracts/office-statements'
import { type SavedColumn, SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import type { Difference, Statement } from './statements.ts'

/** Columns for machines. */
const COLUMNS: readonly SavedColumn<Difference>[] = [
  { header: 'kind', text: ({ kind }) => kind },
  { header: 'state', text: ({ state }) => state },
  { header: 'bank_line', text: ({ bank }) => String(bank?.line ?? '') },
  { header: 'bank_at', text: ({ bank }) => bank?.at ?? '' },
  { header: 'bank_amount', text: ({ bank }) => bank?.amount ?? '' },
  { header: 'bank_reference', text: ({ bank }) => bank?.reference ?? '' },
  { header: 'bank_description', text: ({ bank }) => bank?.description ?? '' },
  { header: 'our_kind', text: ({ books }) => books?.kind ?? '' },
  { header: 'our_at', text: ({ books }) => books?.at ?? '' },
  { header: 'our_amount', text: ({ books }) => books?.amount ?? '' },
  { header: 'our_reference', text: ({ books }) => books?.reference ?? '' },
  { header: 'note', text: ({ note }) => note ?? '' },
  { header: 'settled_by', text: ({ settledBy }) => settledBy ?? '' },
  { header: 'settled_at', text: ({ settledAt }) => settledAt ?? '' },
]

/** Saves every difference as a CSV file. */
export function StatementExport({ statement: { id, account, number, until } }: { statement: Statement }) {
  return (
    <SaveList
      name={`statement-${number ?? account}-${until.slice(0, 10)}-differences`}
      columns={COLUMNS}
      readFrom={async (cursor = '1') => {
        const query = { page: cursor }
        const { list, pages } = await call(listStatementDifferences, { params: { id }, query })
        const next = Number(cursor) + 1
        return { list, nextCursor: next <= pages ? String(next) : null }
      }}
    />
  )
}
