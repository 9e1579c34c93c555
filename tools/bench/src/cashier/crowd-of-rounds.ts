import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { openBooks } from '../ledger/books.ts'

export const MEMBERS = 1_000_000
export const ROUNDS = 10_000_000

/** Rounds that are written in one transaction. */
const PORTION = 500_000
/** Games that are played; each member plays some of them. */
const GAMES = 40
/** Members who look at their records, and one more who has played the most. */
const READERS = 500
const BUSY_CHANGES = 100_000

/** A brand whose members have all played yesterday. */
export type Crowd = {
  readonly brand: string
  /** The business day on which all of it was played, `yyyy-MM-dd`. */
  readonly day: string
  /** Sessions of those who look at their records; the first one's is that of whoever has played the most. */
  readonly tokens: readonly string[]
}

/**
 * Fills a database that holds the demo brand: a million members with wallets and ten million rounds of yesterday, each
 * a stake in the books. Written by the owner's hand, as the rooms would have left it.
 */
export async function gatherCrowd(owner: pg.Client, ownerUrl: string): Promise<Crowd> {
  const { rows } = await owner.query(
    `select id, ((clock_timestamp() at time zone time_zone)::date - 1)::text as day from system.brand where code = 'SANUK'`,
  )
  const { id: brand, day } = rows[0]
  await owner.query(
    `insert into members.member (id, brand, username, username_key, nickname, type, currency, rank_level)
     select gen_random_uuid(), $1, 'crowd' || n, 'crowd' || n, 'crowd' || n, 0, 'THB', n % 7
       from generate_series(1, $2::integer) n`,
    [brand, MEMBERS],
  )
  await openWallets(owner, { brand, ownerUrl })
  await writeRounds(owner, { brand, day })
  await sumRounds(owner)
  await catchUp(owner)
  await rest(owner)
  return { brand, day, tokens: await letIn(owner, brand) }
}

async function openWallets(owner: pg.Client, { brand, ownerUrl }: { brand: string; ownerUrl: string }): Promise<void> {
  const { rows } = await owner.query("select nextval('ledger.guarded_account') + 1 as first")
  const first = Number(rows[0].first)
  await owner.query(
    `insert into ledger.account (id, brand, kind, owner, currency)
     select nextval('ledger.guarded_account'), brand, 'member', id::text, 'THB'
       from members.member where brand = $1 and username_key like 'crowd%' order by length(username_key), username_key`,
    [brand],
  )
  const books = await openBooks(ownerUrl)
  await books.payIn({ first, count: MEMBERS })
  await books.addHistory({ first, count: MEMBERS }, ROUNDS)
  await books.addHistory({ first, count: 1 }, BUSY_CHANGES)
  await books.settle()
  await books.close()
}

/** Every member plays ten rounds, spread over the day and the games. What counts them is written below, in one go. */
async function writeRounds(owner: pg.Client, { brand, day }: { brand: string; day: string }): Promise<void> {
  await owner.query('alter table wagers.round disable trigger user')
  const each = ROUNDS / MEMBERS
  for (let from = 1; from <= MEMBERS; from += PORTION / each) {
    await owner.query(
      `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                                 started_at, settled_at, account, first_change, last_change)
       select gen_random_uuid(), brand, member, 'STUDIO', gen_random_uuid()::text, 'game-' || game,
              (array['RNG', 'RNG', 'RNG', 'FISH', 'LIVE'])[1 + game % 5], 'THB', stake,
              case when game % 3 = 0 then stake * 2 else 0 end, 'settled', at, at, 0, 1, 2
         from (
           select one.brand, one.id as member, (substr(one.username_key, 6)::integer * 7 + turn * 3) % $4 as game,
                  (1 + turn) * 10000 as stake,
                  ($5::date + interval '1 minute' * ((substr(one.username_key, 6)::integer * 13 + turn * 97) % 1440))
                    at time zone 'Asia/Bangkok' as at
             from members.member one cross join generate_series(1, $3::integer) turn
            where one.brand = $1 and one.username_key = any (
              select 'crowd' || n from generate_series($2::integer, $2 + $6 - 1) n)
         ) played`,
      [brand, from, each, GAMES, day, PORTION / each],
    )
  }
  await owner.query('alter table wagers.round enable trigger user')
}

async function sumRounds(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into turnover.game_day (member, day, currency, vendor, game, game_type, brand, rounds, stake, win, valid)
     select member, (settled_at at time zone 'Asia/Bangkok')::date, currency, vendor, game, game_type, brand, count(*),
            sum(stake), sum(win), sum(wagers.valid_stake(game_type, stake, win))
       from wagers.round where game like 'game-%' group by 1, 2, 3, 4, 5, 6, 7`,
  )
  await owner.query(
    `insert into turnover.member_day (member, day, currency, brand, rounds, stake, win, valid, changed)
     select member, day, currency, brand, sum(rounds), sum(stake), sum(win), sum(valid), nextval('turnover.change')
       from turnover.game_day where game like 'game-%' group by 1, 2, 3, 4`,
  )
}

/** The rooms that follow play have seen all of it, and no plan begins just now, as on a server that has been running. */
async function catchUp(owner: pg.Client): Promise<void> {
  await owner.query(
    `update points.read_until set sequence = (select max(changed) from turnover.member_day);
     update vip.followed set change = (select max(changed) from turnover.member_day);
     update missions.followed set change = (select max(changed) from turnover.member_day);
     update rebates.followed set change = (select max(changed) from turnover.member_day);
     insert into missions.begun (brand, effective_from) select brand, effective_from from missions.plan on conflict do nothing`,
  )
}

/** The books have been looked at and the tables put in order, as on a server that has been running. */
export async function rest(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into books.look (since, until, took, broken) select 0, ledger.batch_at(clock_timestamp()), '0 s', '[]'`,
  )
  await owner.query('vacuum (analyze)')
  await owner.query('checkpoint')
}

async function letIn(owner: pg.Client, brand: string): Promise<string[]> {
  const tokens = Array.from({ length: READERS }, () => randomBytes(32).toString('base64url'))
  await owner.query(
    `insert into identity.session (token_hash, id, member, brand, address, expires_at)
     select token_hash, gen_random_uuid(), member.id, $1, '127.0.0.1', clock_timestamp() + interval '1 day'
       from unnest($2::bytea[]) with ordinality as t (token_hash, n)
       join members.member on member.brand = $1 and member.username_key = 'crowd' || (1 + (n - 1) * 1999 % $3)`,
    [brand, tokens.map((token) => createHash('sha256').update(token).digest()), MEMBERS],
  )
  return tokens
}
