import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { openBooks } from '../ledger/books.ts'

/** Members whose tickets they are. */
const MEMBERS = 50_000
/** Tickets that are written in one statement. */
const PORTION = 100_000

/** An issue that is drawn, with its tickets: one line each, on one of the ten thousand last four digits; one in ten wins. */
export type FilledIssue = { readonly id: bigint; readonly game: string; readonly number: string }

/** Writes tickets by the owner's hand, as they would have been bought, and what was drawn. */
export async function fillIssue(
  owner: pg.Client,
  ownerUrl: string,
  { tickets, members = MEMBERS }: { tickets: number; members?: number },
): Promise<FilledIssue> {
  const { rows: brands } = await owner.query("select id from system.brand where code = 'SANUK'")
  const brand: string = brands[0].id
  const books = await openBooks(ownerUrl)
  const first = await books.addMembers(members)
  await books.settle()
  const game = 'minute-five-digits'
  const number = `19700101-${Date.now()}`
  const { rows } = await owner.query(
    `insert into lottery.issue (game, number, opens_at, seals_at, draws_at, seed, state, sealed_at, sealed_after)
     values ($1, $2, now() - interval '2 minutes', now() - interval '1 minute', now() + interval '1 day', $3, 'sealed',
             now(), 0) returning id`,
    [game, number, randomBytes(32)],
  )
  const id = BigInt(rows[0].id)
  const house = books.house
  await owner.query('alter table wagers.round disable trigger user')
  for (let from = 1; from <= tickets; from += PORTION) {
    const upTo = Math.min(tickets, from + PORTION - 1)
    await owner.query(
      `with bought as materialized (
         select n, gen_random_uuid() as id, gen_random_uuid() as slip, gen_random_uuid() as member,
                $3::bigint + n % $4 as account
           from generate_series($1::bigint, $2::bigint) n
       ), slips as (
         insert into lottery.slip (id, brand, member, request, game, digest, placed_at)
         select slip, $5, member, gen_random_uuid(), $6, '', now() from bought
       ), lines as (
         insert into lottery.line (slip, ordinal, play, selection, units, unit_stake, multiple, series, stake, prizes, rebate)
         select slip, 0, 'position', jsonb_build_object('rows', jsonb_build_array(jsonb_build_array(n % 10), '[]'::jsonb,
                '[]'::jsonb, '[]'::jsonb, '[]'::jsonb)), 1, 10000, 1, 1956, 10000, '{195600}', 0 from bought
       ), rounds as (
         insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, state,
                                   started_at, account, first_change, last_change)
         select id, $5, member, 'LOTT', slip::text, $6, 'LOTT', 'THB', 10000, 'open', now(), account, 1, 1 from bought
       )
       insert into lottery.ticket (id, issue, slip, brand, member, account, house, multiple, units, stake, placed_at)
       select id, $7, slip, $5, member, account, $8, 1, 1, 10000, now() from bought order by n`,
      [from, upTo, first, members, brand, game, String(id), house],
    )
  }
  await owner.query('alter table wagers.round enable trigger user')
  await books.close()
  await owner.query('vacuum (analyze) lottery.slip, lottery.line, lottery.ticket, wagers.round')
  await owner.query('checkpoint')
  // Only now: where a server runs beside this, it settles what is drawn at once.
  await owner.query(
    `update lottery.issue set state = 'drawn', draws_at = seals_at, drawn_at = now(), result = '{1,2,3,4,5}',
            head_number = 0, head_hash = seed where id = $1`,
    [String(id)],
  )
  return { id, game, number }
}

/** What settling is measured against: as many rounds changed by one statement, from values that stand beside them. */
export async function plainUpdate(owner: pg.Client, tickets: number): Promise<number> {
  const name = `plain_${randomUUID().replaceAll('-', '')}`
  await owner.query(
    `create unlogged table ${name} as select id, (row_number() over () % 10 = 0)::int * 195600 as won
       from wagers.round where vendor = 'LOTT' and state = 'open' limit ${tickets}`,
  )
  await owner.query(`create table ${name}_round (like wagers.round including all)`)
  await owner.query(`insert into ${name}_round select round.* from wagers.round join ${name} using (id)`)
  await owner.query(`vacuum (analyze) ${name}, ${name}_round`)
  await owner.query('checkpoint')
  const since = performance.now()
  await owner.query(
    `update ${name}_round set win = ${name}.won, state = 'settled', settled_at = now()
       from ${name} where ${name}.id = ${name}_round.id`,
  )
  const took = performance.now() - since
  await owner.query(`drop table ${name}, ${name}_round`)
  return took
}
