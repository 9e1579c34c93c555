import type { Column, ColumnSort } from '@sanuk/ui/table'
import { Link } from 'wouter'
import type { DescribedColumn } from './described-column.tsx'
import styles from './list-page.module.css'
import type { SavedColumn } from './save-list.tsx'
import type { Formats } from './use-formats.ts'

type Presses<Row> = {
  /** Opens the drawer of a row. */
  readonly onOpen?: ((row: Row) => void) | undefined
  /** How the list is ordered by a column, where it can be. */
  readonly sortOf?: (column: string) => ColumnSort | undefined
}

/** The columns of the screen, and what is done by pressing in them. */
export function screenColumns<Row>(
  columns: readonly DescribedColumn<Row>[],
  formats: Formats,
  { onOpen = () => undefined, sortOf = () => undefined }: Presses<Row> = {},
): Column<Row>[] {
  return columns
    .filter(({ fileOnly }) => !fileOnly)
    .map((column) => ({
      key: column.key,
      header: headerOf(column, formats),
      align: column.align,
      phone: column.phone,
      sort: sortOf(column.key),
      cell: (row) => drawCell(column, row, { formats, onOpen }),
    }))
}

/** The columns of a file: those that have a text. */
export const fileColumns = <Row,>(columns: readonly DescribedColumn<Row>[], formats: Formats): SavedColumn<Row>[] =>
  columns.flatMap(({ header, text }) =>
    text ? [{ header: headerOf({ header }, formats), text: (row: Row) => text(row, formats) }] : [],
  )

const headerOf = ({ header }: Pick<DescribedColumn<never>, 'header'>, { _ }: Formats): string =>
  header ? _(header) : ''

type Tools<Row> = { readonly formats: Formats; readonly onOpen: (row: Row) => void }

function drawCell<Row>(column: DescribedColumn<Row>, row: Row, { formats, onOpen }: Tools<Row>) {
  const content = column.cell ? column.cell(row, formats, () => onOpen(row)) : column.text?.(row, formats)
  if (column.opens === true || column.opens?.(row)) {
    return (
      <button type="button" className={styles.name} aria-haspopup="dialog" onClick={() => onOpen(row)}>
        {content}
      </button>
    )
  }
  const address = column.link?.(row)
  if (!address) return content
  return (
    <Link className={styles.name} to={address}>
      {content}
    </Link>
  )
}
