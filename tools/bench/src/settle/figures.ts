import pg from 'pg'
import { type Figure, median, short } from '../figure.ts'
import { openFloor } from '../seamless/floor.ts'
import { startPlatform } from '../seamless/platform.ts'
import { writeRequests } from '../seamless/requests.ts'
import { carry, findWrk } from '../seamless/wrk.ts'
import { openRounds } from './open-rounds.ts'
import { plainUpdate } from './plain-update.ts'
import { settleAll } from './settle-all.ts'

const ROUNDS = 100_000
const RUNS = 3
const GAME = 'bench-table'

/** Stakes of the live bets, whose rate is compared with and without a settlement beside them. */
const SECONDS = 5
const CONNECTIONS = 64
const STAKES = 100_000

/**
 * A hundred thousand rounds settled in calls of a thousand, as after popular matches, signed and over HTTP. Beside it one
 * plain UPDATE of as many rows, in turn; then again while live bets are taken, whose rate is compared with that alone.
 */
export async function* settleFigures(urls: { owner: string; server: string }): AsyncGenerator<Figure> {
  const wrk = findWrk()
  const owner = new pg.Client({ connectionString: urls.owner })
  await owner.connect()
  const platform = await startPlatform(urls.server)
  const floor = await openFloor(urls.owner, { vendor: platform.vendor, game: GAME })
  const enough = { wrk, platform, seats: floor.seats, game: GAME, count: ROUNDS }
  const bets = async () => {
    const requests = await writeRequests({ seats: floor.seats, key: platform.keys.hmac, count: STAKES })
    const load = { address: platform.address, file: requests.file, connections: CONNECTIONS, seconds: SECONDS }
    return { carry: () => carry(wrk, load), remove: requests.remove }
  }
  const measured = { settled: [], plain: [], alone: [], beside: [] } as Record<string, number[]>
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const before = await openRounds(owner, enough)
      measured.plain?.push(await plainUpdate(owner, ROUNDS))
      measured.settled?.push(await timed(settleAll(platform, before)))
      const [alone, beside] = [await bets(), await bets()]
      measured.alone?.push((await alone.carry()).perSecond)
      const rounds = await openRounds(owner, enough)
      const [live] = await Promise.all([beside.carry(), settleAll(platform, rounds)])
      measured.beside?.push(live.perSecond)
      alone.remove()
      beside.remove()
    }
    await floor.check()
  } finally {
    await platform.stop()
    await floor.close()
    await owner.end()
  }
  yield* figuresOf(measured)
}

/** Seconds until it is done. */
async function timed(work: Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work
  return (performance.now() - began) / 1000
}

function figuresOf(measured: Record<string, number[]>): Figure[] {
  const of = (name: string) => short(median(measured[name] ?? []))
  return [
    {
      name: 'settle.rounds',
      value: of('settled'),
      unit: `s for ${ROUNDS} rounds in calls of a thousand over HTTP`,
      runs: RUNS,
      reference: 's for one UPDATE of as many rows of a table like that of the rounds, in turn',
      referenceValue: of('plain'),
      ratio: short(of('settled') / of('plain')),
    },
    {
      name: 'settle.bets-beside',
      value: of('beside'),
      unit: `stakes/s over HTTP at ${CONNECTIONS} connections while rounds are settled`,
      runs: RUNS,
      reference: 'stakes/s with nothing beside them, in turn',
      referenceValue: of('alone'),
      ratio: short(of('beside') / of('alone')),
    },
  ]
}
