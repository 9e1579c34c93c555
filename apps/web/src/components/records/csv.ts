import { writeCsv } from '@sanuk/ui/csv'

export type CsvColumn<Row> = { readonly header: string; readonly cell: (row: Row) => string }

/** Rows as a CSV file under the names of its columns. */
export function csvOf<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  return writeCsv([columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ cell }) => cell(row)))])
}
