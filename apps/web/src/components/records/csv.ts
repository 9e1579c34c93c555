export type CsvColumn<Row> = { readonly header: string; readonly cell: (row: Row) => string }

/** Rows as RFC 4180 text with a byte order mark, so that spreadsheets read Thai. */
export function csvOf<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ cell }) => cell(row)))]
  return `\uFEFF${lines.map((cells) => cells.map(quote).join(',')).join('\r\n')}\r\n`
}

/** Text that a spreadsheet would take for a formula is kept text; numbers stay numbers. */
function quote(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
