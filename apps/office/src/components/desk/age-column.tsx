import type { OfficeWord } from '../../language/office-word.ts'
import type { DescribedColumn } from '../../lists/described-column.tsx'
import styles from './desk.module.css'

type Waits = { readonly overdue: boolean }

/** How long something waits, in red once it waits too long; `since` answers null for what no longer waits. */
export const ageColumn = <Row extends Waits>(
  header: OfficeWord,
  since: (row: Row) => string | null,
): DescribedColumn<Row> => ({
  key: 'age',
  header,
  cell: (row, { age }) => {
    const from = since(row)
    return from && <span className={row.overdue ? styles.late : styles.age}>{age(from)}</span>
  },
})
