import type { Column } from '@sanuk/ui/table'
import { Link } from 'wouter'
import type { DescribedColumn } from './described-column.tsx'
import styles from './list-page.module.css'
import type { SavedColumn } from './save-list.tsx'
import type { Formats } from './use-formats.ts'

/** The columns of the screen; `onOpen` opens the drawer of a row. */
export function screenColumns<Row>(
  columns: readonly DescribedColumn<Row>[],
  formats: Formats,
  onOpen: (row: Row) => void = () => undefined,
): Column<Row>[] {
  return columns
    .filter(({ fileOnly }) => !fileOnly)
    .map((column) => ({
      key: column.key,
      header: headerOf(column, formats),
      align: column.align,
      phone: column.phone,
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
