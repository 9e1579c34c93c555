import type pg from 'pg'

/** Seconds of one UPDATE of so many rows, by their primary key, in a table of nothing else. */
export async function plainUpdate(owner: pg.Client, rows: number): Promise<number> {
  await owner.query(
    'create temporary table plain (id integer primary key, win bigint not null, settled_at timestamptz)',
  )
  await owner.query('insert into plain select id, 0, null from generate_series(1, $1::integer) as made (id)', [rows])
  await owner.query('analyze plain')
  const began = performance.now()
  await owner.query('update plain set win = id, settled_at = now()')
  const seconds = (performance.now() - began) / 1000
  await owner.query('drop table plain')
  return seconds
}
