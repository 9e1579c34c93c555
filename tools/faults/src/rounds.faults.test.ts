import { randomInt } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { checkBooks } from '@sanuk/ledger/check'
import { parseAmount } from '@sanuk/money/amount'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPlayers, type Player } from '../../bench/src/play/players.ts'
import { openFloor } from '../../bench/src/seamless/floor.ts'
import { type OwnHouse, type Part, startOwnHouse } from './own-house.fixture.ts'
import { playRound, type Told } from './players.fixture.ts'

/** A slot, and games whose rounds go on for some moves: tiles, cards with further stakes, guesses. */
const GAMES: Readonly<Record<string, unknown>> = {
  'golden-tiger': 'reels',
  'mine-field': { mines: 3 },
  'island-blackjack': null,
  'high-low-cards': null,
}
const PLAYERS_OF_EACH = 4

/** Each part of the house so often, one after the other. */
const KILLS: readonly Part[] = [
  'studio',
  'platform',
  'database',
  'platform',
  'studio',
  'database',
  'studio',
  'platform',
]

/** What each of the players has at the beginning. */
const MONEY = parseAmount('500000')

let house: OwnHouse
let owner: pg.Client
let players: { readonly player: Player; readonly choice: unknown }[]
beforeAll(async () => {
  house = await startOwnHouse()
  const { ownerUrl } = house.database.urls
  owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  players = []
  for (const [game, choice] of Object.entries(GAMES)) {
    const floor = await openFloor(ownerUrl, { vendor: 'STUDIO', game, members: PLAYERS_OF_EACH })
    const seated = await openPlayers(ownerUrl, house.studio, floor.seats)
    players.push(...seated.map((player) => ({ player, choice })))
    await floor.close()
  }
  await owner.end()
})
afterAll(async () => {
  await owner?.end()
  await house?.close()
})

test('killing Studio, platform and database leaves every round as its player was told', async () => {
  const told: Told[] = []
  const news = new EventEmitter()
  let goesOn = true
  const play = async ({ player, choice }: (typeof players)[number]) => {
    while (goesOn) {
      const round = await playRound(player, { address: house.studio, choice })
      if (round) told.push(round)
      news.emit('round')
    }
  }
  const playing = Promise.all(players.map(play))
  const aWhile = async () => {
    for (let rounds = randomInt(20, 80); rounds > 0; rounds -= 1) await once(news, 'round')
  }
  for (const part of KILLS) {
    await aWhile()
    await house.kill(part)
  }
  await aWhile()
  goesOn = false
  await playing
  expect(told.length).toBeGreaterThan(KILLS.length * 20)
  owner = new pg.Client({ connectionString: house.database.urls.ownerUrl })
  await owner.connect()
  await vi.waitUntil(async () => (await openRounds()) === 0, { timeout: 60_000, interval: 100 })
  expect(await contradicted(told)).toEqual([])
  expect(await unlikeThePlatforms()).toEqual([])
  expect(await moneyThatDiffers()).toEqual([])
  expect(await numbersMissing()).toBe(0)
  expect((await checkBooks(owner)).filter(({ violations }) => violations > 0)).toEqual([])
}, 180_000)

async function openRounds(): Promise<number> {
  const { rows } = await owner.query(
    `select count(*)::int as open from studio.round where state not in ('settled', 'shown', 'voided')`,
  )
  return rows[0].open
}

/** Rounds that are not what their player was told. */
async function contradicted(told: readonly Told[]): Promise<unknown[]> {
  const { rows } = await owner.query(
    `select t.* from unnest($1::uuid[], $2::bigint[]) as t (round, won) left join studio.round r on r.id = t.round
      where r.id is null or r.won is distinct from t.won or r.state not in ('settled', 'shown')`,
    [told.map(({ round }) => round), told.map(({ win }) => parseAmount(win))],
  )
  return rows
}

/** Rounds with other money on the platform than at the Studio. */
async function unlikeThePlatforms(): Promise<unknown[]> {
  const { rows } = await owner.query(`
    select r.id, r.state, w.state as platforms, w.stake, w.win from studio.round r
      left join wagers.round w on w.vendor = 'STUDIO' and w.vendor_round = r.id::text
     where case r.state when 'voided' then coalesce(w.state, 'rolled_back') <> 'rolled_back'
           else w.id is null or w.state <> 'settled' or w.win <> r.won or w.stake <> r.stake + (
             select coalesce(sum((value ->> 'stake')::bigint), 0) from jsonb_array_elements(r.raises)
           ) end`)
  return rows
}

/** Members who do not have what they began with, less their stakes, and their wins. */
async function moneyThatDiffers(): Promise<unknown[]> {
  const { rows } = await owner.query(
    `select b.owner, b.balance, sums.balance as expected from ledger.account_balance b
       join lateral (
         select $1::bigint + coalesce(sum(win - stake) filter (where state = 'settled'), 0) as balance
           from wagers.round where member::text = b.owner
       ) sums on true
      where b.kind = 'member' and b.balance <> sums.balance`,
    [MONEY],
  )
  return rows
}

/** Numbers of seeds under which no round stands. */
async function numbersMissing(): Promise<number> {
  const { rows } = await owner.query(
    `select coalesce(sum(s.rounds - (select count(*) from studio.round r where r.seed = s.id)), 0)::int as missing
       from studio.seed s`,
  )
  return rows[0].missing
}
