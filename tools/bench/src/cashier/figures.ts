import { dayOf } from '@sanuk/contracts/calendar-day'
import pg from 'pg'
import { type Figure, median, short } from '../figure.ts'
import { paced, slowestOfHundred } from '../lobby/paced.ts'
import { seedDemo } from '../login/crowd.ts'
import { addressIn, send } from '../login/visitor.ts'
import { startPlatform } from '../seamless/platform.ts'
import { type Crowd, gatherCrowd, rest } from './crowd-of-rounds.ts'
import { lagFigure } from './lag.ts'
import { rebateFigure } from './rebate.ts'

const RUNS = 5
const LOAD = { perSecond: 100, seconds: 5 }

/** What is aimed at for a page of a member's record. */
const PAGE_MS = 20

/** A million members with ten million rounds: their records, a day's rebate, and how far behind play its sums are. */
export async function* cashierFigures(urls: { owner: string; server: string }): AsyncGenerator<Figure> {
  const owner = new pg.Client({ connectionString: urls.owner })
  await owner.connect()
  await seedDemo(urls.owner)
  const crowd = await gatherCrowd(owner, urls.owner)
  yield await rebateFigure(owner, urls.server, crowd)
  await rest(owner)
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
      method: 'GET',
      path: `/wps/member/account-record?${lastWeek()}${cursor}`,
      from: addressIn(turn),
      headers: { authorization: `Bearer ${token}` },
    })
    if (status !== 200) throw new Error(`a record was answered ${status}`)
  }
  // Everybody has looked before: what is measured is the platform, and not how quickly a cold disk is read.
  for (let turn = 0; turn < tokens.length; turn += 1) await ask(turn)
  const slowest: number[] = []
  for (let run = 0; run < RUNS; run += 1) slowest.push(slowestOfHundred(await paced(ask, LOAD)))
  const value = median(slowest)
  return {
    name: 'cashier.record.p99',
    value: short(value),
    runs: RUNS,
    unit: `ms, the slowest of a hundred pages of the account record at ${LOAD.perSecond}/s, after a first look`,
    reference: 'what is aimed at',
    referenceValue: PAGE_MS,
    ratio: short(value / PAGE_MS),
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

function lastWeek(): string {
  const day = (daysAgo: number) => dayOf(Date.now() - daysAgo * DAY_MS, 'Asia/Bangkok')
  return new URLSearchParams({ from: day(6), to: day(0) }).toString()
}
