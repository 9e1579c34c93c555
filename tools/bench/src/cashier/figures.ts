import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Figure, median, short } from '../figure.ts'
import { paced, slowestOfHundred } from '../lobby/paced.ts'
import { seedDemo } from '../login/crowd.ts'
import { addressIn, send } from '../login/visitor.ts'
import { startPlatform } from '../seamless/platform.ts'
import { type Crowd, gatherCrowd, MEMBERS } from './crowd-of-rounds.ts'
import { rebateFigure } from './rebate.ts'

const RUNS = 5
const LOAD = { perSecond: 100, seconds: 5 }
const WARMING = { perSecond: 20, seconds: 10 }

/** What is aimed at: a page of a member's record, and how far what follows play may be behind. */
const PAGE_MS = 20
const LAG_SECONDS = 5

const FEED = { perSecond: 1_000, seconds: 20, portion: 50 }

/** A million members with ten million rounds: their records, a day's rebate, and how far behind play its sums are. */
export async function* cashierFigures(urls: { owner: string; server: string }): AsyncGenerator<Figure> {
  const owner = new pg.Client({ connectionString: urls.owner })
  await owner.connect()
  await seedDemo(urls.owner)
  const crowd = await gatherCrowd(owner, urls.owner)
  yield await rebateFigure(owner, urls.server, crowd)
  const platform = await startPlatform(urls.server)
  try {
    yield await recordFigure(platform.address, crowd)
    yield await lagFigure(owner, crowd)
  } finally {
    await platform.stop()
    await owner.end()
  }
}

async function recordFigure(origin: string, { tokens }: Crowd): Promise<Figure> {
  const ask = async (turn: number): Promise<void> => {
    // Every tenth is whoever has played the most, somewhere in the middle of it.
    const isBusy = turn % 10 === 0
    const token = tokens[isBusy ? 0 : 1 + (turn % (tokens.length - 1))]
    const cursor = isBusy ? `&cursor=${1_000 + ((turn * 7_919) % 90_000)}` : ''
    const { status } = await send(origin, {
      ...{ method: 'GET', path: `/wps/member/account-record?${lastWeek()}${cursor}`, from: addressIn(turn) },
      headers: { authorization: `Bearer ${token}` },
    })
    if (status !== 200) throw new Error(`a record was answered ${status}`)
  }
  // A server that has only just begun is let warm up by fewer.
  await paced(ask, WARMING)
  const slowest: number[] = []
  for (let run = 0; run < RUNS; run += 1) slowest.push(slowestOfHundred(await paced(ask, LOAD)))
  const value = median(slowest)
  return {
    ...{ name: 'cashier.record.p99', value: short(value), runs: RUNS },
    unit: `ms, the slowest of a hundred pages of the account record at ${LOAD.perSecond}/s`,
    ...{ reference: 'what is aimed at', referenceValue: PAGE_MS, ratio: short(value / PAGE_MS) },
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

function lastWeek(): string {
  const day = (daysAgo: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(Date.now() - daysAgo * DAY_MS)
  return new URLSearchParams({ from: day(6), to: day(0) }).toString()
}

/** Settled rounds come at a thousand a second; how old the oldest one is that nobody has counted yet, at its worst. */
async function lagFigure(owner: pg.Client, { brand }: Crowd): Promise<Figure> {
  let worst = 0
  const begun = performance.now()
  for (let sent = 0; sent < FEED.perSecond * FEED.seconds; sent += FEED.portion) {
    const wait = begun + (sent * 1000) / FEED.perSecond - performance.now()
    if (wait > 0) await pause(wait)
    await owner.query(
      `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                                 started_at, settled_at, account, first_change, last_change)
       select gen_random_uuid(), $1, member.id, 'STUDIO', gen_random_uuid()::text, 'fed', 'RNG', 'THB', 10000, 0,
              'settled', clock_timestamp(), clock_timestamp(), 0, 1, 2
         from generate_series(1, $2::integer) n
         join members.member on username_key = 'crowd' || (1 + ($3::integer + n * 17) % $4) and member.brand = $1`,
      [brand, FEED.portion, sent, MEMBERS],
    )
    const { rows } = await owner.query(
      'select coalesce(extract(epoch from clock_timestamp() - min(settled_at)), 0)::float as lag from wagers.uncounted',
    )
    worst = Math.max(worst, rows[0].lag)
  }
  return {
    ...{ name: 'cashier.feed.lag', value: short(worst), unit: `s behind at its worst, at ${FEED.perSecond} rounds/s` },
    ...{ runs: 1, reference: 'what is aimed at', referenceValue: LAG_SECONDS, ratio: short(worst / LAG_SECONDS) },
  }
}
