import { writeCsv } from '@sanuk/ui/csv'

export type CsvColumn<Row> = {
  readonly header: string
  readonly cell: (row: Row) => string
  /** Whether it holds times, which are on the brand's clock. */
  readonly isTime?: boolean
}

/** Rows as a CSV file under the names of its columns; those of times say in which time zone they are. */
export function csvOf<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[], timeZone?: string): string {
  const head = columns.map(({ header, isTime }) => (isTime && timeZone ? `${header} (${timeZone})` : header))
  return writeCsv([head, ...rows.map((row) => columns.map(({ cell }) => cell(row)))])
}
