import { listDifferences } from '@sanuk/contracts/office-reconciliation'
import { type SavedColumn, SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import type { Difference, Run, Side } from './reconciliation.ts'

/** Columns for machines, as the statement's are. */
const COLUMNS: readonly SavedColumn<Difference>[] = [
  { header: 'kind', text: ({ kind }) => kind },
  { header: 'transaction', text: ({ transaction }) => transaction },
  { header: 'call', text: (difference) => difference.call },
  ...sideColumns('their', ({ theirs }) => theirs),
  ...sideColumns('our', ({ ours }) => ours),
]

function sideColumns(whose: string, sideOf: (difference: Difference) => Side | null): SavedColumn<Difference>[] {
  return (['round', 'amount', 'currency', 'at'] as const).map((name) => ({
    header: `${whose}_${name}`,
    text: (difference) => sideOf(difference)?.[name] ?? '',
  }))
}

/** Saves every kept difference as a CSV file. */
export function ExportDifferences({ run: { id, vendor, day } }: { run: Run }) {
  return (
    <SaveList
      name={`${vendor}-${day}-differences`}
      columns={COLUMNS}
      readFrom={async (cursor = '1') => {
        const { list, pages } = await call(listDifferences, { params: { id }, query: { page: cursor } })
        const next = Number(cursor) + 1
        return { list, nextCursor: next <= pages ? String(next) : null }
      }}
    />
  )
}
