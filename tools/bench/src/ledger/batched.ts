import { BATCHER_SETTINGS, createBatcher } from '@sanuk/ledger/batcher'
import { checkBooks } from '@sanuk/ledger/check'
import { makeSeal } from '@sanuk/ledger/seal'
import pg from 'pg'
import { type Figure, median, short } from '../figure.ts'
import { type Books, openBooks } from './books.ts'
import { type Carried, carry, type Load } from './load.ts'
import { findPgbench, preparePgbench, tpcbLike } from './pgbench.ts'

const SECONDS = 5
const RUNS = 5
const CALLERS = 256
const MEMBERS = 100_000

/** What the books shall hold for the figure of growth. */
const GROWN = { members: 1_000_000, transfers: 10_000_000 }

/** What a bet says, without anything around it: key, reference, two accounts, amount, balance, in bytes. */
const BARE_BET = 16 + 16 + 8 + 8 + 8 + 8

type Urls = { readonly owner: string; readonly server: string }
type Ground = {
  readonly books: Books
  readonly carry: (load: Omit<Load, 'house' | 'seconds'>) => Promise<Carried>
  readonly reference: (clients?: number) => Promise<number>
  /** Throws where the books are not true. */
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * The batching ledger beside pgbench on the same server, in turn: many callers, one caller, everybody on one account,
 * and, when the books are full, beside empty ones in another database. Seals are made each second meanwhile, as on a
 * real day.
 */
export async function* batchedFigures(urls: Urls, emptyUrls: Urls): AsyncGenerator<Figure> {
  const pgbench = findPgbench()
  await preparePgbench(pgbench, urls.owner)
  const ground = await openGround(pgbench, urls)
  const empty = await openGround(pgbench, emptyUrls)
  try {
    const members = { first: await ground.books.addMembers(MEMBERS), count: MEMBERS }
    yield* await fresh(ground, members)
    yield* await grown(ground, { members, empty })
    await ground.check()
  } finally {
    await Promise.all([ground.close(), empty.close()])
  }
}

async function openGround(pgbench: string, urls: Urls): Promise<Ground> {
  const options = { connectionString: urls.server, options: '-c role=sanuk_application -c sanuk.brand=*' }
  const lanes = new pg.Pool({ ...options, max: BATCHER_SETTINGS.lanes + 2 })
  const others = new pg.Pool({ ...options, max: 1 })
  const books = await openBooks(urls.owner)
  const batcher = createBatcher(lanes)
  const sealing = setInterval(() => makeSeal(others), 1_000)
  return {
    books,
    carry: (load) => carry(batcher, { ...load, house: books.house, seconds: SECONDS }),
    reference: (clients = 32) => tpcbLike(pgbench, urls.owner, { clients, seconds: SECONDS }),
    check: async () => {
      const broken = (await checkBooks(others)).filter(({ violations }) => violations > 0)
      if (broken.length > 0) throw new Error(`the books are not true: ${JSON.stringify(broken)}`)
    },
    close: async () => {
      clearInterval(sealing)
      await Promise.all([lanes.end(), others.end(), books.close()])
    },
  }
}

async function fresh({ books, carry, reference }: Ground, members: Load['members']): Promise<Figure[]> {
  const series = { reference: [], spread: [], p99: [], bytes: [], hot: [], one: [], alone: [] } as Series
  await books.settle()
  await carry({ callers: CALLERS, members })
  for (let run = 0; run < RUNS; run += 1) {
    series.reference.push(await reference())
    const before = await books.size()
    const spread = await carry({ callers: CALLERS, members })
    series.spread.push(spread.perSecond)
    series.p99.push(spread.p99Ms)
    series.bytes.push(((await books.size()) - before) / (spread.perSecond * SECONDS))
    series.hot.push((await carry({ callers: CALLERS, members: { ...members, count: 1 } })).perSecond)
    series.alone.push(await reference(1))
    series.one.push((await carry({ callers: 1, members })).perSecond)
  }
  return [
    beside('ledger.batched.256', series.spread, series.reference),
    {
      ...figure('ledger.p99.256', median(series.p99), 'ms, the slowest of a hundred at 256 callers'),
      reference: 'what was aimed at',
      referenceValue: 20,
      ratio: short(median(series.p99) / 20),
    },
    beside('ledger.batched.1', series.one, series.reference),
    { ...beside('ledger.alone', series.one, series.alone), reference: 'the same pgbench with one client' },
    beside('ledger.hot', series.hot, series.reference),
    {
      ...figure('ledger.bytesPerBet', median(series.bytes), 'bytes on disk, indexes and seals included'),
      reference: 'what a bet says, bare',
      referenceValue: BARE_BET,
      ratio: short(median(series.bytes) / BARE_BET),
    },
  ]
}

type Growth = { readonly members: Load['members']; readonly empty: Ground }

/** Full books beside empty ones, in turn: what a figure of some minutes before was, the machine has forgotten. */
async function grown(full: Ground, { members: early, empty }: Growth): Promise<Figure[]> {
  const count = GROWN.members - early.count
  const members = { first: await full.books.addMembers(count), count }
  await full.books.addHistory(members, GROWN.transfers)
  const few = { first: await empty.books.addMembers(MEMBERS), count: MEMBERS }
  await full.books.settle()
  await empty.books.settle()
  // The pages that were not touched since the last checkpoint are written whole: a day's first minutes are no measure.
  for (let run = 0; run < RUNS; run += 1) await full.carry({ callers: CALLERS, members })
  await empty.carry({ callers: CALLERS, members: few })
  const series = { reference: [] as number[], full: [] as number[], empty: [] as number[] }
  for (let run = 0; run < RUNS; run += 1) {
    series.reference.push(await full.reference())
    series.full.push((await full.carry({ callers: CALLERS, members })).perSecond)
    series.empty.push((await empty.carry({ callers: CALLERS, members: few })).perSecond)
  }
  const unit = `bets/s at ${GROWN.transfers} transfers and ${GROWN.members} accounts`
  return [
    { ...beside('ledger.growth', series.full, series.reference), unit },
    { ...beside('ledger.growthKept', series.full, series.empty), unit, reference: 'the same on empty tables, in turn' },
  ]
}

type Series = Record<'reference' | 'spread' | 'p99' | 'bytes' | 'hot' | 'one' | 'alone', number[]>

const figure = (name: string, value: number, unit: string) => ({ name, value: short(value), unit, runs: RUNS })

function beside(name: string, values: readonly number[], references: readonly number[]): Figure {
  const [value, referenceValue] = [median(values), median(references)]
  return {
    ...figure(name, value, 'bets/s'),
    reference: 'pgbench tpcb-like, prepared, 32 clients, transactions/s on the same server, in turn',
    referenceValue: short(referenceValue),
    ratio: short(value / referenceValue),
  }
}
