import { FILE_ROWS_MAX } from '@sanuk/contracts/audit'

/** Reads the page that begins at a cursor; the first one without. */
export type ReadRows<Row> = (
  cursor: string | undefined,
) => Promise<{ readonly list: readonly Row[]; readonly nextCursor: string | null }>

/** Reads a list from its beginning, page after page. `complete` is false where it was cut at `FILE_ROWS_MAX`. */
export async function readAll<Row>(
  readFrom: ReadRows<Row>,
  onProgress: (rows: number) => void,
): Promise<{ rows: readonly Row[]; complete: boolean }> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const page = await readFrom(cursor)
    rows.push(...page.list)
    onProgress(Math.min(rows.length, FILE_ROWS_MAX))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && rows.length < FILE_ROWS_MAX)
  return { rows: rows.slice(0, FILE_ROWS_MAX), complete: cursor === undefined && rows.length <= FILE_ROWS_MAX }
}
