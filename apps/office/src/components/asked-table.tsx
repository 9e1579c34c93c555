import { useLingui } from '@lingui/react'
import { ErrorState } from '@sanuk/ui/error-state'
import { type Column, Table } from '@sanuk/ui/table'
import type { ReactNode } from 'react'
import type { OfficeWord } from '../language/office-word.ts'
import { faultText } from '../wire/fault-text.ts'

type Props<Row> = {
  title: OfficeWord
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Left out while they load. */
  rows: readonly Row[] | undefined
  fault: unknown
  onRetry: () => void
  empty: ReactNode
  skeletonRows?: number
}

/** A table of what a call answered, with what to show when it did not. */
export function AskedTable<Row>({ title, rows, fault, onRetry, ...table }: Props<Row>) {
  const { _ } = useLingui()
  return (
    <Table
      {...table}
      label={_(title)}
      rows={fault ? undefined : rows}
      error={
        fault ? (
          <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={onRetry}>
            {faultText(fault, _)}
          </ErrorState>
        ) : undefined
      }
    />
  )
}
