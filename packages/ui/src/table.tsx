// biome-ignore-all lint/a11y/noRedundantRoles: as cards the elements are no longer laid out as a table, and browsers would drop their roles
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'
import styles from './table.module.css'
import { useScrollFocus } from './use-scroll-focus.ts'

/** How rows are ordered by a column, and the way to another order by it. */
export type ColumnSort = {
  readonly direction: 'ascending' | 'descending' | 'none'
  readonly onSort: () => void
}

export type Column<Row> = {
  /** Unique among the columns. */
  key: string
  header: string
  /** Figures stand at the end, under each other. */
  align?: 'start' | 'end' | undefined
  /** On a phone: the card's heading, without its header; by default a line with header and value. */
  phone?: 'heading' | 'line' | 'none' | undefined
  /** Makes the header a button, which phones show above the cards. */
  sort?: ColumnSort | undefined
  cell: (row: Row) => ReactNode
}

export type TableProps<Row> = {
  /** What it lists, for those who do not see it. */
  label: string
  columns: readonly Column<Row>[]
  /** Left out while they load: skeleton rows stand in. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** How many skeleton rows: as many as a page usually has. */
  skeletonRows?: number | undefined
  /** In place of rows: an `EmptyState`. */
  empty: ReactNode
  /** In place of rows when loading failed: an `ErrorState` with its retry. */
  error?: ReactNode
  /** Totals, by column key. */
  totals?: Partial<Record<string, ReactNode>> | undefined
}

/** Rows and columns; under 760 px each row is a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, skeletonRows = 5, empty, error, totals } = props
  const loading = !rows && !error
  const scroll = useScrollFocus()
  if (error || rows?.length === 0) return <div className={styles.instead}>{error || empty}</div>
  return (
    <div ref={scroll} className={styles.scroll}>
      <table role="table" aria-label={label} aria-busy={loading || undefined} className={styles.table}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                aria-sort={column.sort?.direction}
                className={classOf(column)}
              >
                {column.sort ? <SortButton header={column.header} {...column.sort} /> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows?.map((row) => (
            <TableRow key={rowKey(row)} columns={columns} cell={(column) => column.cell(row)} />
          ))}
          {loading &&
            Array.from({ length: skeletonRows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
              <TableRow key={row} columns={columns} cell={() => <Skeleton className={styles.skeleton} />} />
            ))}
        </tbody>
        {totals && (
          <tfoot role="rowgroup">
            <TableRow columns={columns} cell={(column) => totals[column.key]} className={styles.totals} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

function SortButton({ header, direction, onSort }: ColumnSort & { readonly header: string }) {
  const Arrow = ARROWS[direction]
  return (
    <button type="button" className={styles.sort} onClick={onSort}>
      {header}
      <Arrow aria-hidden="true" />
    </button>
  )
}

type RowProps<Row> = {
  columns: readonly Column<Row>[]
  cell: (column: Column<Row>) => ReactNode
  className?: string | undefined
}

function TableRow<Row>({ columns, cell, className }: RowProps<Row>) {
  return (
    <tr role="row" className={className}>
      {columns.map((column) => (
        <td key={column.key} role="cell" data-header={column.header} className={classOf(column)}>
          {cell(column)}
        </td>
      ))}
    </tr>
  )
}

function classOf<Row>({ align = 'start', phone = 'line' }: Column<Row>): string | undefined {
  return classNames(styles[align], styles[phone])
}
