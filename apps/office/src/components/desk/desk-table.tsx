import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import type { Column } from '@sanuk/ui/table'
import type { ReactNode } from 'react'
import type { OfficeWord } from '../../language/office-word.ts'
import list from '../../lists/list-page.module.css'
import { AskedTable } from '../asked-table.tsx'

type Props<Row> = {
  readonly title: OfficeWord
  readonly asked: {
    readonly pages: readonly { readonly list: readonly Row[] }[] | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
  readonly columns: Column<Row>[]
  readonly rowKey: (row: Row) => string
  readonly empty: ReactNode
}

/** A list of a desk, a page behind the other. */
export function DeskTable<Row>({ asked, ...table }: Props<Row>) {
  const { _ } = useLingui()
  return (
    <>
      <AskedTable
        {...table}
        rows={asked.pages?.flatMap((page) => page.list)}
        fault={asked.error}
        onRetry={() => asked.refetch()}
      />
      {asked.hasNextPage && (
        <div className={list.end}>
          <Button look="outline" busy={asked.isFetchingNextPage} onClick={() => asked.fetchNextPage()}>
            {_('office.list.more')}
          </Button>
        </div>
      )}
    </>
  )
}
