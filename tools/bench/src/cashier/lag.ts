import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Figure, short } from '../figure.ts'
import type { Crowd } from './crowd-of-rounds.ts'

/** What is aimed at: how far what follows play may be behind. */
const LAG_SECONDS = 5

/** So many members play in turn, each round of a hundred, which makes everybody points. */
const FEED = { perSecond: 1_000, seconds: 20, portion: 50, players: 20_000, stake: 1_000_000 }

/** Asked between rounds: how many seconds ago the oldest one was settled that somebody does not know of. */
type Oldest = () => Promise<number>

/**
 * Settled rounds come at a thousand a second; how old the oldest one is that turnover, points, missions and ranks do not
 * all know of yet, at its worst. Everybody who plays has played today already: once, and all of that is known.
 */
export async function lagFigure(owner: pg.Client, { brand }: Crowd): Promise<Figure> {
  const players = await wakePlayers(owner, brand)
  const oldest = await createOldest(owner)
  const play = (turn: number) => settle(owner, brand, playersOf(players, turn))
  await feed(play, oldest)
  while ((await oldest()) > 1) await pause(200)
  const { worst, seconds } = await feed(play, oldest)
  return {
    name: 'cashier.feed.lag',
    value: short(worst),
    runs: 1,
    unit: `s behind at its worst, at ${Math.round((FEED.perSecond * FEED.seconds) / seconds)} rounds/s`,
    reference: 'what is aimed at',
    referenceValue: LAG_SECONDS,
    ratio: short(worst / LAG_SECONDS),
  }
}

/** Everybody plays once, at the pace there is to be. */
async function feed(play: (turn: number) => Promise<unknown>, oldest: Oldest) {
  let worst = 0
  const begun = performance.now()
  for (let sent = 0; sent < FEED.perSecond * FEED.seconds; sent += FEED.portion) {
    const wait = begun + (sent * 1000) / FEED.perSecond - performance.now()
    if (wait > 0) await pause(wait)
    await play(sent)
    worst = Math.max(worst, await oldest())
  }
  return { worst, seconds: (performance.now() - begun) / 1000 }
}

const playersOf = (players: readonly string[], turn: number) =>
  Array.from({ length: FEED.portion }, (_, n) => players[(turn + n) % players.length])

/** Who plays has played before: what is kept of them, and where a round is looked for, is in memory and not on the disk. */
async function wakePlayers(owner: pg.Client, brand: string): Promise<readonly string[]> {
  const { rows } = await owner.query(
    `select id from members.member where brand = $1 and username_key like 'crowd%'
      order by length(username_key), username_key limit $2`,
    [brand, FEED.players],
  )
  const players = rows.map(({ id }) => String(id))
  await owner.query('set enable_seqscan = off')
  await owner.query('select count(id) from wagers.round')
  for (const table of ['wagers.round', 'turnover.game_day', 'turnover.member_day', 'missions.progress']) {
    await owner.query(`select count(member) from ${table} where member = any ($1::uuid[])`, [players])
  }
  await owner.query('reset enable_seqscan')
  return players
}

const settle = (owner: pg.Client, brand: string, playing: readonly (string | undefined)[]) =>
  owner.query(
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, settled_at, account, first_change, last_change)
     select gen_random_uuid(), $1, member, 'STUDIO', gen_random_uuid()::text, 'fed', 'RNG', 'THB', $3, 0,
            'settled', clock_timestamp(), clock_timestamp(), 0, 1, 2 from unnest($2::uuid[]) as playing (member)`,
    [brand, playing, FEED.stake],
  )

/**
 * Answers how many seconds ago the oldest round was settled that somebody does not know of. Counting numbers its changes:
 * whoever has followed up to a number knows of everything that was settled before what was waiting then.
 */
async function createOldest(owner: pg.Client): Promise<Oldest> {
  const look = async () => {
    const { rows } = await owner.query(
      `select extract(epoch from clock_timestamp())::float as now, (select last_value from turnover.change) as counted,
              (select extract(epoch from min(settled_at))::float from wagers.uncounted) as waiting,
              least((select sequence from points.read_until), (select change from vip.followed),
                    (select change from missions.followed)) as followed`,
    )
    const { now, waiting, counted, followed } = rows[0]
    return { now, upTo: waiting ?? now, counted: Number(counted), followed: Number(followed) }
  }
  let { now: known } = await look()
  let marks: { readonly counted: number; readonly upTo: number }[] = []
  return async () => {
    const { now, upTo, counted, followed } = await look()
    marks.push({ counted, upTo })
    for (const mark of marks) if (mark.counted <= followed) known = Math.max(known, mark.upTo)
    marks = marks.filter((mark) => mark.counted > followed)
    return now - known
  }
}
