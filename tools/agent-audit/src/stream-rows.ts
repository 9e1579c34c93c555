import type pg from 'pg'

/** Rows that are read at once. */
const CHUNK = 20_000

/** A row: its columns in the order of the query, as PostgreSQL writes them. */
export type Row = readonly (string | null)[]

let opened = 0

/** Streams the rows of a query, so that any number of them fits. Within the caller's transaction. */
export async function* streamRows(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
): AsyncGenerator<Row, void> {
  opened += 1
  const cursor = `audited_${opened}`
  await client.query(`declare ${cursor} no scroll cursor for ${text}`, [...values])
  const fetch = {
    text: `fetch ${CHUNK} from ${cursor}`,
    rowMode: 'array',
    types: { getTypeParser: () => asText },
  } as const
  for (;;) {
    const { rows } = await client.query<(string | null)[]>(fetch)
    yield* rows
    if (rows.length < CHUNK) break
  }
  await client.query(`close ${cursor}`)
}

const asText = (value: string | Buffer): string => String(value)

/** A column that is never null. */
export function textOf(value: string | null | undefined): string {
  if (value === null || value === undefined) throw new Error('a column is null that is never null')
  return value
}
