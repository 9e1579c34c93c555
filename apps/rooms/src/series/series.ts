import { randomUUID } from 'node:crypto'
import type { SecretCipher } from '@sanuk/host/secret-cipher'
import type { Randomness } from '@sanuk/vendor-server/randomness/randomness'
import { commitmentOf } from '@sanuk/vendor-server/randomness/seeded-bytes'
import type { DealtSeries, RevealedSeries, TableGame } from '../games/table-game.ts'
import { toldSeries } from '../games/told-deal.ts'
import { TABLE_PLANS, type TablePlan } from '../tables/table-plans.ts'
import type { SeriesStore, ToldSeries } from './series-store.ts'
import type { SeriesRow } from './series-table.ts'

type Needs = {
  readonly store: SeriesStore
  readonly cipher: SecretCipher
  readonly randomness: Randomness
  readonly clock: () => Date
  /** Who deals what; all tables where it is left out. */
  readonly plans?: readonly TablePlan[]
  /** Something public that nobody could know when a series was committed to, made after that instant; null if there is none. */
  readonly entropyAfter: (instant: Date) => Promise<string | null>
}

/** A series that a table is at, with all that is to come of it. */
export type OpenSeries = Omit<SeriesRow, 'client_seed'> & {
  readonly client_seed: string
  readonly dealt: DealtSeries
}

const SEED_BYTES = 32

export type Series = ReturnType<typeof createSeries>

/**
 * The series of all tables. All coups of one follow from a server seed, whose hash is told while the series before still
 * goes on, and a client seed that is made public after that. Once a series has ended its server seed is told, and anybody
 * can deal it again.
 */
export function createSeries({ store, cipher, randomness, clock, entropyAfter, plans = TABLE_PLANS }: Needs) {
  const seedOf = ({ id, server_seed }: Pick<SeriesRow, 'id' | 'server_seed'>) => {
    if (server_seed === null) throw new Error(`series ${id} is dealt in a studio and has no seed`)
    return cipher.open(server_seed, id)
  }
  const gameAt = (table: string): TableGame => {
    const plan = plans.find(({ title }) => title.code === table)
    if (!plan) throw new Error(`nobody deals at ${table} any more`)
    return plan.game
  }
  const begun = (row: SeriesRow): OpenSeries => {
    const { client_seed, number } = row
    if (client_seed === null) throw new Error(`series ${row.id} has not begun`)
    if (row.studio !== null) return { ...row, client_seed, dealt: toldSeries(gameAt(row.table_code)) }
    const seed = { serverSeed: seedOf(row), clientSeed: client_seed, nonce: number }
    return { ...row, client_seed, dealt: gameAt(row.table_code).series(seed) }
  }
  /** Commits to the series after the latest one. */
  const commit = async (table: string): Promise<void> => {
    if (!randomness.isSound()) throw new Error('no series is begun while chance is not to be trusted')
    const serverSeed = randomness.bytes(SEED_BYTES).toString('hex')
    const id = randomUUID()
    await store.add({
      id,
      table_code: table,
      number: (await store.lastNumber(table)) + 1,
      server_seed: cipher.seal(serverSeed, id),
      commitment: commitmentOf(serverSeed),
      committed_at: clock(),
    })
  }
  const next = async (table: string): Promise<SeriesRow> => {
    const known = await store.committed(table)
    if (known) return known
    await commit(table)
    return next(table)
  }
  return {
    dealing: async (table: string): Promise<OpenSeries | null> => {
      const row = await store.dealing(table)
      return row ? begun(row) : null
    },
    /** Begins with the next series of a table, and commits to the one after it. */
    begin: async (table: string): Promise<OpenSeries> => {
      const { id, committed_at } = await next(table)
      const clientSeed = `${table}:${(await entropyAfter(committed_at)) ?? 'none'}`
      await store.begin(id, { client_seed: clientSeed, began_at: clock() })
      await next(table)
      const row = await store.dealing(table)
      if (!row) throw new Error(`series ${id} was not begun`)
      return begun(row)
    },
    /** Begins with a series that is dealt in a studio. */
    beginTold: async (told: Omit<ToldSeries, 'number'>): Promise<OpenSeries> => {
      await store.beginTold({ ...told, number: (await store.lastNumber(told.table_code)) + 1 }, clock())
      const row = await store.find(told.id)
      if (!row) throw new Error(`series ${told.id} was not begun`)
      return begun(row)
    },
    end: (id: string): Promise<void> => store.end(id, clock()),
    /** A series, with all of its coups: not for anybody outside while it goes on. */
    find: async (id: string): Promise<OpenSeries | null> => {
      const row = await store.find(id)
      return row ? begun(row) : null
    },
    /** A series that has ended with its server seed; null while that would tell what is to come. */
    told: (row: SeriesRow): Omit<RevealedSeries, 'bets' | 'revised'> | null => {
      if (row.state !== 'ended' || row.commitment === null) return null
      const { id, number, client_seed, dealt } = begun(row)
      const commitment = row.commitment.toString('hex')
      return { id, commitment, serverSeed: seedOf(row), clientSeed: client_seed, nonce: number, dealt }
    },
  }
}
