import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { checkBooks } from '@sanuk/ledger/check'
import { parseAmount } from '@sanuk/money/amount'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Floor, openFloor } from '../../bench/src/seamless/floor.ts'
import { type OwnHouse, type Part, startOwnHouse } from './own-house.fixture.ts'
import { openSessions, playAtTable, type TablePlayer } from './table-players.fixture.ts'

/** A table whose coups are short. */
const TABLE = 'baccarat-ten-seconds'
const PLAYERS = 12

/** What dies, one after the other; the tables most often, so that they do in every phase of a coup. */
const KILLS: readonly Part[] = ['rooms', 'platform', 'rooms', 'database', 'rooms', 'rooms', 'platform', 'rooms']

/** What each of the players has at the beginning. */
const MONEY = parseAmount('500000')

let house: OwnHouse
let owner: pg.Client
let floor: Floor
let players: TablePlayer[]
beforeAll(async () => {
  house = await startOwnHouse({ vendors: ['rooms'] })
  const { ownerUrl } = house.database.urls
  floor = await openFloor(ownerUrl, { vendor: 'ROOMS', game: TABLE, members: PLAYERS })
  owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const sessions = await openSessions(ownerUrl, floor.seats)
  players = floor.seats.map((seat, at) => playAtTable(house.rooms, seat, sessions[at] ?? ''))
  await floor.close()
  await owner.end()
})
afterAll(async () => {
  await owner?.end()
  await Promise.all(players.map(({ leave }) => leave()))
  await house?.close()
})

test('killing tables, platform and database loses and doubles nothing: every seat is as its player was told', async () => {
  const isDealt = () => players.some(({ paid }) => paid.length > 0)
  await vi.waitUntil(isDealt, { timeout: 90_000, interval: 100 })
  for (const part of KILLS) {
    await pause(randomInt(2_000, 14_000))
    await house.kill(part)
  }
  const before = players.reduce((count, { paid }) => count + paid.length, 0)
  // The tables go on: players are paid again.
  const arePaid = () => players.reduce((count, { paid }) => count + paid.length, 0) > before
  await vi.waitUntil(arePaid, { timeout: 90_000, interval: 100 })
  await Promise.all(players.map(({ leave }) => leave()))
  owner = new pg.Client({ connectionString: house.database.urls.ownerUrl })
  await owner.connect()
  await vi.waitUntil(async () => (await unfinished()) === 0, { timeout: 120_000, interval: 200 })

  expect(players.flatMap(({ bets }) => bets).length).toBeGreaterThan(PLAYERS * 2)
  expect(await contradictedBets()).toEqual([])
  expect(await contradictedWins()).toEqual([])
  expect(await unlikeThePlatforms()).toEqual([])
  expect(await moneyThatDiffers()).toEqual([])
  expect((await checkBooks(owner)).filter(({ violations }) => violations > 0)).toEqual([])
}, 600_000)

/** Bets and coups with bets of which something is still to be done. */
async function unfinished(): Promise<number> {
  const { rows } = await owner.query(`
    select (select count(*) from rooms.bet where state in ('asking', 'undoing'))::int
         + (select count(*) from rooms.coup c where c.settled_at is null
              and exists (select from rooms.seat s where s.coup = c.id))::int as left`)
  return rows[0].left
}

/** Bets that are not what their player was told. */
async function contradictedBets(): Promise<unknown[]> {
  const told = players.flatMap(({ bets }) => bets)
  const { rows } = await owner.query(
    `select t.*, b.state from unnest($1::text[], $2::uuid[], $3::boolean[]) as t (member, id, counts)
       left join rooms.bet b on b.member = t.member and b.page_id = t.id
      where t.counts <> coalesce(b.state = 'placed', false)`,
    [told.map(({ member }) => member), told.map(({ id }) => id), told.map(({ counts }) => counts)],
  )
  return rows
}

/** Seats that came to something else than their player was told. */
async function contradictedWins(): Promise<unknown[]> {
  const told = players.flatMap(({ paid }) => paid)
  const { rows } = await owner.query(
    `select t.*, s.stake as stakes, s.win as wins
       from unnest($1::text[], $2::uuid[], $3::bigint[], $4::bigint[]) as t (member, coup, stake, win)
       left join rooms.seat s on s.member = t.member and s.coup = t.coup
      where s.stake is distinct from t.stake or s.win is distinct from t.win`,
    [
      told.map(({ member }) => member),
      told.map(({ coup }) => coup),
      told.map(({ stake }) => parseAmount(stake)),
      told.map(({ win }) => parseAmount(win)),
    ],
  )
  return rows
}

/** Seats with other money on the platform than at the tables. */
async function unlikeThePlatforms(): Promise<unknown[]> {
  const { rows } = await owner.query(`
    select s.id, s.stake, s.win, w.state, w.stake as staked, w.win as won from rooms.seat s
      left join wagers.round w on w.vendor = 'ROOMS' and w.vendor_round = s.id::text
     where case when s.stake is null then coalesce(w.state, 'rolled_back') <> 'rolled_back'
           else w.id is null or w.state <> 'settled' or w.win <> s.win or w.stake <> s.stake end`)
  return rows
}

/** Members who do not have what they began with, less their stakes, and their wins. */
async function moneyThatDiffers(): Promise<unknown[]> {
  const { rows } = await owner.query(
    `select b.owner, b.balance, sums.balance as expected from ledger.account_balance b
       join lateral (
         select $1::bigint + coalesce(sum(win - stake), 0) as balance from rooms.seat where member = b.owner
       ) sums on true
      where b.kind = 'member' and b.balance <> sums.balance`,
    [MONEY],
  )
  return rows
}
