import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { type Column, Table } from '@sanuk/ui/table'
import { ArrowDownToLine } from 'lucide-react'
import list from '../../lists/list-page.module.css'
import { faultText } from '../../wire/fault-text.ts'

type Props<Row> = {
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
}

/** A list of the desk, a page behind the other. */
export function DeskTable<Row>({ asked, columns, rowKey }: Props<Row>) {
  const { _ } = useLingui()
  const { pages, error } = asked
  return (
    <>
      <Table
        label={_('office.deposits')}
        columns={columns}
        rows={error ? undefined : pages?.flatMap((page) => page.list)}
        rowKey={rowKey}
        empty={
          <EmptyState icon={<ArrowDownToLine />} title={_('office-cashier.empty')}>
            {_('office-cashier.empty.note')}
          </EmptyState>
        }
        error={
          error && (
            <ErrorState
              title={_('office-cashier.failed')}
              retryLabel={_('office.retry')}
              onRetry={() => asked.refetch()}
            >
              {faultText(error, _)}
            </ErrorState>
          )
        }
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
