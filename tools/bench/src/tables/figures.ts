import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Figure, short } from '../figure.ts'
import { openFloor } from '../seamless/floor.ts'
import { startLiveTables } from './rooms.ts'
import { openSpectators } from './spectators.ts'

const SPECTATORS = 5_000
const TABLE = 'baccarat-quick-deal'

/** Coups that are watched to their beginning. */
const COUPS = 5
const AIM_MS = 150

type Urls = { readonly owner: string; readonly server: string; readonly rooms: string }

/**
 * How long after a coup was opened each of five thousand spectators has been told so, over sockets of their own, while all
 * tables are dealt at. Tables, platform, database and spectators share the machine.
 */
export async function* tablesFigures(urls: Urls): AsyncGenerator<Figure> {
  const owner = new pg.Client({ connectionString: urls.owner })
  await owner.connect()
  const floor = await openFloor(urls.owner, { vendor: 'ROOMS', game: 'bench-baccarat', members: SPECTATORS })
  const tables = await startLiveTables(urls)
  const late: number[] = []
  try {
    let isMeasured = false
    const spectators = await openSpectators(owner, floor.seats, {
      rooms: tables.rooms,
      table: TABLE,
      onUpdate: (ms) => isMeasured && late.push(ms),
    })
    isMeasured = true
    while (late.length < SPECTATORS * COUPS) await pause(250)
    for (const spectator of spectators) spectator.close()
  } finally {
    await tables.stop()
    await floor.close()
    await owner.end()
  }
  const sorted = late.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  const figure = (name: string, value: number): Figure => ({
    name,
    value: short(value),
    unit: `ms from the opening of a coup to each of ${SPECTATORS} spectators`,
    runs: COUPS,
    reference: 'what was aimed at',
    referenceValue: AIM_MS,
    ratio: short(value / AIM_MS),
  })
  yield figure('tables.update.p50', at(0.5))
  yield figure('tables.update.p99', at(0.99))
}
