import { randomUUID } from 'node:crypto'
import type { Card } from '@sanuk/engines/cards/card'
import { firstPosition, shuffledShoe } from '@sanuk/engines/live/shoe'
import { drawFrom } from '@sanuk/engines/random/draw'
import type { SecretCipher } from '@sanuk/host/secret-cipher'
import type { Randomness } from '@sanuk/vendor-server/randomness/randomness'
import { commitmentOf, type RoundSeed, seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import type { ShoeStore } from './shoe-store.ts'
import type { ShoeRow } from './shoe-table.ts'

type Needs = {
  readonly store: ShoeStore
  readonly cipher: SecretCipher
  readonly randomness: Randomness
  readonly clock: () => Date
  /** Something public that nobody could know when a shoe was committed to, made after that instant; null if there is none. */
  readonly entropyAfter: (instant: Date) => Promise<string | null>
}

/** A shoe that is dealt from, with the order of its cards. */
export type BegunShoe = Omit<ShoeRow, 'client_seed' | 'position' | 'began_at'> & {
  readonly client_seed: string
  readonly position: number
  readonly began_at: Date
  readonly cards: readonly Card[]
}

const SEED_BYTES = 32

export type Shoes = ReturnType<typeof createShoes>

/**
 * The shoes of all tables. The order of all cards follows from a server seed, whose hash is told while the shoe before is
 * still dealt from, and a client seed that is made public after that. Once a shoe has ended its server seed is told, and
 * anybody can lay out every card of it again.
 */
export function createShoes({ store, cipher, randomness, clock, entropyAfter }: Needs) {
  const seedOf = ({ id, server_seed }: Pick<ShoeRow, 'id' | 'server_seed'>) => cipher.open(server_seed, id)
  const begun = (row: ShoeRow): BegunShoe => {
    const { client_seed, position, began_at } = row
    if (client_seed === null || position === null || began_at === null) throw new Error(`shoe ${row.id} has not begun`)
    return {
      ...row,
      client_seed,
      position,
      began_at,
      cards: cardsOfShoe({ serverSeed: seedOf(row), clientSeed: client_seed, nonce: row.number }),
    }
  }
  /** Commits to the shoe after the latest one. */
  const commit = async (table: string): Promise<void> => {
    if (!randomness.isSound()) throw new Error('no shoe is shuffled while chance is not to be trusted')
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
  const next = async (table: string): Promise<ShoeRow> => {
    const known = await store.committed(table)
    if (known) return known
    await commit(table)
    return next(table)
  }
  return {
    dealing: async (table: string): Promise<BegunShoe | null> => {
      const row = await store.dealing(table)
      return row ? begun(row) : null
    },
    /** Begins with the next shoe of a table, and commits to the one after it. */
    begin: async (table: string): Promise<BegunShoe> => {
      const { id, number, committed_at, server_seed } = await next(table)
      const clientSeed = `${table}:${(await entropyAfter(committed_at)) ?? 'none'}`
      const cards = cardsOfShoe({ serverSeed: seedOf({ id, server_seed }), clientSeed, nonce: number })
      await store.begin(id, { client_seed: clientSeed, position: firstPosition(cards), began_at: clock() })
      await next(table)
      const row = await store.dealing(table)
      if (!row) throw new Error(`shoe ${id} was not begun`)
      return begun(row)
    },
    end: (id: string): Promise<void> => store.end(id, clock()),
    /** A shoe that has ended with its server seed; null while that would tell cards to come. */
    told: (row: ShoeRow): (BegunShoe & { readonly serverSeed: string }) | null =>
      row.state === 'ended' ? { ...begun(row), serverSeed: seedOf(row) } : null,
    find: store.find,
  }
}

/** The order of the cards; `nonce` is the number of the shoe at its table. */
const cardsOfShoe = (seed: RoundSeed): readonly Card[] => shuffledShoe(drawFrom(seededBytes(seed)))
