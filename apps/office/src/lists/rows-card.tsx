import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { Table } from '@sanuk/ui/table'
import type { ReactNode } from 'react'
import { Failed } from '../components/failed.tsx'
import type { OfficeWord } from '../language/office-word.ts'
import type { DescribedColumn } from './described-column.tsx'
import { fileColumns, screenColumns } from './draw-columns.tsx'
import { SaveWhole } from './save-whole.tsx'
import { useFormats } from './use-formats.ts'

export type RowsProps<Row> = {
  readonly title: OfficeWord
  /** The title, where it says more than a word of its own. */
  readonly titleText?: string
  readonly columns: readonly DescribedColumn<Row>[]
  /** Left out while they load. */
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => string
  readonly empty: ReactNode
  readonly skeletonRows?: number
  /** Why they could not be asked for, and how to ask again. */
  readonly fault?: unknown
  readonly onRetry?: () => unknown
  readonly onOpen?: (row: Row) => void
}

/** A table of rows that are here. */
export function RowsTable<Row>(props: RowsProps<Row>) {
  const { title, titleText, columns, rows, fault, onRetry, onOpen, ...table } = props
  const { _ } = useLingui()
  const formats = useFormats()
  return (
    <Table
      {...table}
      label={titleText ?? _(title)}
      columns={screenColumns(columns, formats, { onOpen })}
      rows={fault ? undefined : rows}
      error={fault ? <Failed error={fault} onRetry={() => onRetry?.()} /> : undefined}
    />
  )
}

type SaveProps<Row> = Pick<RowsProps<Row>, 'columns' | 'rows'> & { readonly file: string }

/** Saves rows that are here; nothing while they are not. */
export function SaveRows<Row>({ file, columns, rows }: SaveProps<Row>) {
  const formats = useFormats()
  return rows && <SaveWhole name={file} columns={fileColumns(columns, formats)} rows={rows} />
}

type CardProps<Row> = RowsProps<Row> & {
  readonly file: string
  readonly className?: string | undefined
  /** Behind the button that saves them. */
  readonly actions?: ReactNode
  /** Above the table. */
  readonly children?: ReactNode
  readonly below?: ReactNode
}

/** Rows that are here, as a card of a page. */
export function RowsCard<Row>({ file, className, actions, children, below, ...rows }: CardProps<Row>) {
  const { _ } = useLingui()
  return (
    <Card
      className={className}
      title={rows.titleText ?? _(rows.title)}
      action={
        <>
          <SaveRows file={file} columns={rows.columns} rows={rows.rows} />
          {actions}
        </>
      }
    >
      {children}
      <RowsTable {...rows} />
      {below}
    </Card>
  )
}
