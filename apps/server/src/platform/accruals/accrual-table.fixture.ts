import type pg from 'pg'

/**
 * What a table of accruals lacks of its duties, as sentences; empty where it has them all. `client` is the owner's;
 * `key` are the columns of owner and period, `basis` is what `earned` is counted from.
 */
export async function missingSafeguards(
  client: pg.Pool,
  table: string,
  { key, basis }: { readonly key: readonly string[]; readonly basis: string },
): Promise<string[]> {
  const { rows } = await client.query<{ type: string; columns: string[]; definition: string }>(
    `select contype as type, pg_get_constraintdef(oid) as definition,
            array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)
                   order by array_position(conkey, attnum)) as columns
       from pg_constraint where conrelid = $1::regclass`,
    [table],
  )
  const walls = await client.query<{ walled: boolean }>(
    'select relrowsecurity as walled from pg_class where oid = $1::regclass',
    [table],
  )
  const checks = rows.filter(({ type }) => type === 'c')
  const notNegative = (column: string) => checks.some(({ definition }) => definition === `CHECK ((${column} >= 0))`)
  const has = {
    [`the primary key (${key.join(', ')})`]: rows.some(
      ({ type, columns }) => type === 'p' && columns.join(' ') === key.join(' '),
    ),
    [`a CHECK that limits earned by ${basis}`]: checks.some(
      ({ columns }) => columns.includes('earned') && columns.includes(basis),
    ),
    'a CHECK (earned >= 0)': notNegative('earned'),
    'a CHECK (paid >= 0)': notNegative('paid'),
    'the wall between brands': walls.rows[0]?.walled === true,
  }
  return Object.entries(has).flatMap(([duty, isThere]) => (isThere ? [] : [`${table} lacks ${duty}`]))
}
