import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Figure, median, short } from '../figure.ts'
import { findPgbench, preparePgbench, tpcbLike } from '../ledger/pgbench.ts'
import { openFloor } from '../seamless/floor.ts'
import { carry, findWrk } from '../seamless/wrk.ts'
import { openPlayers, writeSpins } from './players.ts'
import { startHouse } from './studio.ts'

const SECONDS = 5
const RUNS = 5
const PLAYERS = 4_000
const CONNECTIONS = 256

/** More spins than a second can hold, so that none is sent twice. */
const PER_SECOND = 8_000

const SCRIPT = join(import.meta.dirname, 'players.lua')

type Urls = { readonly owner: string; readonly server: string; readonly studio: string }

/**
 * Whole rounds of a slot over HTTP: the outcome drawn and kept, stake and win moved in the wallet by a signed call,
 * everything committed before the answer. Studio, platform, database and load share the
 * machine. Beside it pgbench on the same server, in turn.
 */
export async function* playFigures(urls: Urls): AsyncGenerator<Figure> {
  const [pgbench, wrk] = [findPgbench(), findWrk()]
  await preparePgbench(pgbench, urls.owner)
  const floor = await openFloor(urls.owner, { vendor: 'STUDIO', game: 'golden-tiger' })
  const house = await startHouse(urls)
  try {
    const players = await openPlayers(urls.owner, house.studio, floor.seats.slice(0, PLAYERS))
    const rounds = async () => {
      const spins = writeSpins(players, PER_SECOND * SECONDS)
      try {
        const load = { address: house.studio, file: spins.file, connections: CONNECTIONS, seconds: SECONDS }
        const got = await carry(wrk, load, SCRIPT)
        if (got.sent > PER_SECOND * SECONDS) throw new Error('there were not enough spins')
        if (got.refused > 0) throw new Error(`${got.refused} of ${got.sent} spins were refused`)
        return got
      } finally {
        spins.remove()
      }
    }
    await rounds()
    await lookAtTables(urls.owner)
    const [references, rates, slowest]: [number[], number[], number[]] = [[], [], []]
    for (let run = 0; run < RUNS; run += 1) {
      references.push(await tpcbLike(pgbench, urls.owner, { clients: 32, seconds: SECONDS }))
      const { perSecond, p99Ms } = await rounds()
      rates.push(perSecond)
      slowest.push(p99Ms)
    }
    const referenceValue = short(median(references))
    yield {
      name: 'play.rounds.256',
      value: short(median(rates)),
      unit: 'whole slot rounds/s over HTTP',
      runs: RUNS,
      reference: 'pgbench tpcb-like, prepared, 32 clients, transactions/s on the same server, in turn',
      referenceValue,
      ratio: short(median(rates) / referenceValue),
    }
    yield {
      name: 'play.p99.256',
      value: short(median(slowest)),
      unit: 'ms, the slowest of a hundred at 256 connections',
      runs: RUNS,
      reference: 'what was aimed at',
      referenceValue: 200,
      ratio: short(median(slowest) / 200),
    }
  } finally {
    // The load hangs up in the middle of rounds; the Studio goes on with them.
    await roundsEnd(urls.owner).finally(() => house.stop())
    await floor.check()
    await floor.close()
  }
}

/** Has the database look at how full the tables are by now, as it does by itself within a minute. */
async function lookAtTables(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query('analyze').finally(() => owner.end())
}

const PATIENCE_MS = 60_000

/** Waits until no round is open. Throws where some stay so. */
async function roundsEnd(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    for (const began = Date.now(); ; await pause(250)) {
      const { rows } = await owner.query(
        `select count(*)::integer as open from studio.round where state not in ('settled', 'shown')`,
      )
      if (rows[0].open === 0) return
      if (Date.now() - began > PATIENCE_MS) throw new Error(`${rows[0].open} rounds were left open`)
    }
  } finally {
    await owner.end()
  }
}
