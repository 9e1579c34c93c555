import type pg from 'pg'

/** Seconds of one UPDATE of so many rows in a table like that of the rounds, with its indexes. */
export async function plainUpdate(owner: pg.Client, rows: number): Promise<number> {
  await owner.query('create temporary table plain (like wagers.round including all)')
  await owner.query('insert into plain select * from wagers.round where state = $1 limit $2', ['open', rows])
  await owner.query('analyze plain')
  const began = performance.now()
  const { rowCount } = await owner.query(
    `update plain set win = stake * 2, state = 'settled', settled_at = now() where state = 'open'`,
  )
  const seconds = (performance.now() - began) / 1000
  await owner.query('drop table plain')
  if (rowCount !== rows) throw new Error(`${rowCount} rows were updated instead of ${rows}`)
  return seconds
}
