import type pg from 'pg'
import { COMPARISONS, type Comparison } from './comparisons.ts'
import { REBUILT, type TemporaryTable } from './rebuilt-sums.ts'
import { REPAIRS } from './repairs.ts'

/** What was found, line by line, and how many sums differ; by brand and kind for whoever reads the audit. */
export type Found = {
  readonly lines: readonly string[]
  readonly wrong: number
  readonly byBrand: ReadonlyMap<string, Readonly<Record<string, number>>>
}

/** Nobody counts, grants or follows while sums are compared; whoever wants to tries again a second later. */
const STANDSTILL = `
  select pg_advisory_xact_lock(hashtextextended('turnover', 0)), pg_advisory_xact_lock(hashtextextended('points: days', 0));
  select from missions.followed for update;
  select from vip.followed for update`

/** Makes all sums anew and compares them with what was kept. Within the caller's transaction, which it brings to a standstill. */
export async function compareSums(client: pg.ClientBase): Promise<Found> {
  await client.query(STANDSTILL)
  return compare(client)
}

/** Writes what was rebuilt, and compares once more. */
export async function repairSums(client: pg.ClientBase, found: Found): Promise<Found> {
  for (const statement of REPAIRS) await client.query(statement)
  await writeDown(client, found)
  return compare(client)
}

async function compare(client: pg.ClientBase): Promise<Found> {
  for (const rebuilt of REBUILT) await make(client, rebuilt)
  const told = []
  for (const comparison of COMPARISONS) told.push(await compareOne(client, comparison))
  return {
    lines: [await totals(client), ...told.map(({ line }) => line)],
    wrong: told.reduce((sum, { wrong }) => sum + wrong, 0),
    byBrand: await countByBrand(client),
  }
}

async function make(client: pg.ClientBase, { table, as }: TemporaryTable): Promise<void> {
  await client.query(`drop table if exists pg_temp.${table}`)
  await client.query(`create temporary table ${table} on commit drop as ${as}`)
  await client.query(`analyze ${table}`)
}

async function compareOne(client: pg.ClientBase, comparison: Comparison) {
  const { table, title } = comparison
  await make(client, comparison)
  const { rows } = await client.query(
    `select count(*) over ()::int as wrong, member, username, what, kept, rebuilt
       from ${table} left join members.member on member.id = ${table}.member order by what, member limit 1`,
  )
  const [first] = rows
  if (!first) return { wrong: 0, line: `✓ ${title}` }
  const { wrong, member, username, what, kept, rebuilt } = first
  const whose = `${username ?? 'nobody known'} (${member})`
  const differ = `kept ${kept ?? 'nothing'}, rebuilt ${rebuilt ?? 'nothing'}`
  return { wrong: Number(wrong), line: `✗ ${title}: ${wrong} differ, the first one of ${whose}, ${what}: ${differ}` }
}

async function totals(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query(`
    select coalesce(sum(rounds), 0)::text as rounds, count(distinct member)::text as members, count(*)::text as days
      from rebuilt_day`)
  const [{ rounds, members, days }] = rows
  const { rows: sums } = await client.query(`
    select currency, round(sum(stake) / 10000, 2)::text as stake, round(sum(win) / 10000, 2)::text as win,
           round(sum(valid) / 10000, 2)::text as valid from rebuilt_day group by currency order by currency`)
  const money = sums.map(({ currency, stake, win, valid }) => `${currency} stake ${stake}, win ${win}, valid ${valid}`)
  return [`${rounds} rounds, ${members} members, ${days} days`, ...money].join('; ')
}

async function countByBrand(client: pg.ClientBase): Promise<Map<string, Record<string, number>>> {
  const counted = new Map<string, Record<string, number>>()
  for (const { table, title } of COMPARISONS) {
    const { rows } = await client.query(`select brand, count(*)::int as wrong from ${table} group by brand`)
    for (const { brand, wrong } of rows) counted.set(brand, { ...counted.get(brand), [title]: wrong })
  }
  return counted
}

/** Nobody's account did it: whoever may start commands on the machine. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The brands' own record says what was written over. */
async function writeDown(client: pg.ClientBase, { byBrand }: Found): Promise<void> {
  for (const [brand, counted] of byBrand) {
    const acting = `${NOBODY} ${brand} ./sanuk turnover rebuild --repair`
    await client.query("select set_config('sanuk.acting', $1, true)", [acting])
    await client.query("select audit.say('turnover.sums', $1, $2)", [brand, JSON.stringify(counted)])
  }
  await client.query("select set_config('sanuk.acting', '', true)")
}
