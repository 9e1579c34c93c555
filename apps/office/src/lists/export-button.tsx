import { useListContext } from 'ra-core'
import type { ListColumn } from './list-column.ts'
import { type ListName, narrowingOf, type RowOf, readPage } from './lists.ts'
import { SaveList } from './save-list.tsx'

type ExportButtonProps<L extends ListName> = { list: L; columns: readonly ListColumn<RowOf<L>>[] }

/** Saves a list of react-admin's, as it is narrowed now. */
export function ExportButton<L extends ListName>({ list, columns }: ExportButtonProps<L>) {
  const { filterValues } = useListContext()
  return (
    <SaveList
      name={list}
      columns={columns}
      readFrom={async (cursor) => {
        const { list: rows, nextCursor } = await readPage(list, { ...narrowingOf(list, filterValues), cursor })
        // `readPage` answers the rows of the list it was asked for.
        return { list: rows as readonly RowOf<L>[], nextCursor }
      }}
    />
  )
}
