import { type Figure, median, short } from '../figure.ts'
import { findPgbench, preparePgbench, tpcbLike } from '../ledger/pgbench.ts'
import { openFloor } from './floor.ts'
import { startPlatform } from './platform.ts'
import { writeRequests } from './requests.ts'
import { carry, findWrk, type Load } from './wrk.ts'

const SECONDS = 5
const RUNS = 5

/** More requests than a second can hold, so that none is sent twice. */
const PER_SECOND = { hmac: 40_000, ed25519: 20_000 }

/** Connections of the figure, and of a crowd that is more than the platform can serve. */
const CONNECTIONS = 256
const CROWD = 2_000

/**
 * Stakes over HTTP, each a round of its own: signature, schema, session, limits, money, record and answer, by a platform
 * as it runs, with the load generator on the same machine. Every hundredth is a repeat and every hundredth cannot be
 * covered. Beside it pgbench on the same server, in turn.
 */
export async function* seamlessFigures(urls: { owner: string; server: string }): AsyncGenerator<Figure> {
  const [pgbench, wrk] = [findPgbench(), findWrk()]
  await preparePgbench(pgbench, urls.owner)
  const platform = await startPlatform(urls.server)
  const floor = await openFloor(urls.owner, { vendor: platform.vendor, game: 'bench-tiger' })
  const stakes = async (algorithm: 'hmac' | 'ed25519', load: Omit<Load, 'address' | 'file' | 'seconds'>) => {
    const count = PER_SECOND[algorithm] * SECONDS
    const requests = await writeRequests({ seats: floor.seats, key: platform.keys[algorithm], count })
    try {
      const got = await carry(wrk, { ...load, address: platform.address, seconds: SECONDS, file: requests.file })
      if (got.sent > count) throw new Error('there were not enough requests')
      // One in a hundred cannot be covered; whatever else is refused is no stake.
      const refused = got.refused / got.sent
      if (load.connections === CONNECTIONS && (refused < 0.005 || refused > 0.02)) {
        throw new Error(`${got.refused} of ${got.sent} were refused`)
      }
      return got
    } finally {
      requests.remove()
    }
  }
  const reference = () => tpcbLike(pgbench, urls.owner, { clients: 32, seconds: SECONDS })
  try {
    await stakes('hmac', { connections: CONNECTIONS })
    const series = { reference: [], hmac: [], p99: [], ed25519: [], crowd: [], shed: [] } as Record<string, number[]>
    for (let run = 0; run < RUNS; run += 1) {
      series.reference?.push(await reference())
      const hmac = await stakes('hmac', { connections: CONNECTIONS })
      series.hmac?.push(hmac.perSecond)
      series.p99?.push(hmac.p99Ms)
      series.ed25519?.push((await stakes('ed25519', { connections: CONNECTIONS })).perSecond)
      const crowd = await stakes('hmac', { connections: CROWD })
      series.crowd?.push(crowd.perSecond * (1 - crowd.refused / crowd.sent))
    }
    yield* figuresOf(series)
    await floor.check()
  } finally {
    await platform.stop()
    await floor.close()
  }
}

function figuresOf(series: Record<string, number[]>): Figure[] {
  const referenceValue = short(median(series.reference ?? []))
  const beside = (name: string, unit: string, values: readonly number[] = []): Figure => ({
    name,
    unit,
    value: short(median(values)),
    runs: RUNS,
    reference: 'pgbench tpcb-like, prepared, 32 clients, transactions/s on the same server, in turn',
    referenceValue,
    ratio: short(median(values) / referenceValue),
  })
  const p99 = median(series.p99 ?? [])
  return [
    beside('seamless.bet.256', 'stakes/s over HTTP, signed by HMAC', series.hmac),
    {
      name: 'seamless.p99.256',
      value: short(p99),
      unit: 'ms, the slowest of a hundred at 256 connections',
      runs: RUNS,
      reference: 'what was aimed at',
      referenceValue: 50,
      ratio: short(p99 / 50),
    },
    beside('seamless.bet.ed25519', 'stakes/s over HTTP, signed by Ed25519', series.ed25519),
    beside('seamless.bet.crowd', `stakes/s taken with ${CROWD} connections`, series.crowd),
  ]
}
