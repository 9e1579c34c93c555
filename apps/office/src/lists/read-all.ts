import type { Page } from './lists.ts'
import type { ReadFrom } from './numbered-pages.ts'

/** As many rows as one file may have; more is work for a report, not for a browser. */
export const FILE_ROWS_MAX = 5_000

/** Reads a list from its beginning, page after page. `complete` is false where it was cut at `FILE_ROWS_MAX`. */
export async function readAll(
  readFrom: ReadFrom,
  onProgress: (rows: number) => void,
): Promise<{ rows: Page['list']; complete: boolean }> {
  const rows: Page['list'][number][] = []
  let cursor: string | undefined
  do {
    const page = await readFrom(cursor)
    rows.push(...page.list)
    onProgress(Math.min(rows.length, FILE_ROWS_MAX))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && rows.length < FILE_ROWS_MAX)
  return { rows: rows.slice(0, FILE_ROWS_MAX), complete: cursor === undefined && rows.length <= FILE_ROWS_MAX }
}
