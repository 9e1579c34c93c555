import { type Draw, drawFrom } from '@sanuk/engines/random/draw'
import type { SecretCipher } from '@sanuk/host/secret-cipher'
import type { Randomness } from '@sanuk/vendor-server/randomness/randomness'
import { commitmentOf, seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import type { Database } from '../database.ts'
import { GameRefusal } from '../player/game-refusal.ts'
import type { PlayedSeed, RoundSeed, Seeds as Standing } from '../protocol.ts'
import type { OpenSession } from '../sessions/session.ts'
import type { DrawnFrom } from './drawn-from.ts'
import { createSeedStore, type SeedRow } from './seed-store.ts'

type Needs = {
  readonly database: Database
  readonly cipher: SecretCipher
  readonly randomness: Randomness
  readonly clock: () => Date
}

/** What a player says to begin with his next seed: which one, by its hash, and his own half. */
export type SeedWish = { readonly commitment: string; readonly clientSeed: string }

/** Whose seeds a session plays with: a member's in every game, a demo's own. */
export const playerOf = ({ mode, member, id }: Pick<OpenSession, 'mode' | 'member' | 'id'>): string =>
  mode === 'demo' ? `demo:${id}` : member

export type Seeds = ReturnType<typeof createSeeds>

const BYTES = 32

/**
 * What outcomes are drawn from. The hash of a server seed is told before the player says his own, and it is played with
 * from then on; only a new client seed begins the next one, and tells the one before. So neither half can be chosen by
 * who knows the other, and whoever was told can draw every round again.
 */
export function createSeeds({ database, cipher, randomness, clock }: Needs) {
  const store = createSeedStore(database)
  const open = ({ player, server_seed }: Pick<SeedRow, 'player' | 'server_seed'>) => cipher.open(server_seed, player)
  const nextOf = async (player: string): Promise<SeedRow> => {
    const known = await store.next(player)
    if (known) return known
    if (!randomness.isSound()) throw new GameRefusal('game_closed')
    const serverSeed = randomness.bytes(BYTES).toString('hex')
    await store.addNext(
      player,
      { sealed: cipher.seal(serverSeed, player), commitment: commitmentOf(serverSeed) },
      clock(),
    )
    return nextOf(player)
  }
  const of = async (player: string): Promise<Standing> => {
    const [playing, next] = await Promise.all([store.playing(player), nextOf(player)])
    return { playing: playing ? playedSeed(playing) : null, next: next.commitment.toString('hex') }
  }
  const tell = async (playing: SeedRow, { clientSeed }: SeedWish, on: Database): Promise<void> => {
    if (playing.client_seed === clientSeed) throw new GameRefusal('seed_used')
    const state = await store.stateInUse(playing.id, on)
    if (state) throw new GameRefusal(state === 'playing' ? 'round_open' : 'spin_in_progress')
    await store.tell(playing.id, on, clock())
  }
  return {
    of,
    /** Seeds that were played with, the latest first. */
    told: async (player: string) =>
      (await store.told(player)).map((row) => ({
        ...playedSeed(row),
        serverSeed: open(row),
        toldAt: (row.told_at ?? clock()).toISOString(),
      })),
    /**
     * Begins with the next seed and tells the one before. Asked for again it is the same. Refuses with `seed_gone` where
     * that one is not the next, `seed_used` for a client seed that was played with just now, and `spin_in_progress` or
     * `round_open` while a round is not over.
     */
    begin: (player: string, wish: SeedWish): Promise<void> =>
      database.transaction().execute(async (on) => {
        const held = await store.hold(player, on)
        const playing = held.find(({ state }) => state === 'playing')
        if (playing && isSame(playing, wish)) return
        const next = held.find((seed) => seed.state === 'next' && seed.commitment.toString('hex') === wish.commitment)
        if (!next) throw new GameRefusal('seed_gone')
        if (playing) await tell(playing, wish, on)
        await store.begin(next.id, wish.clientSeed, on)
      }),
    /** Takes the seeds of a player's next round. Refuses with `seed_wanted` before he has said his own half. */
    take: async (player: string, on: Database): Promise<DrawnFrom> => {
      const taken = await store.take(player, on)
      if (!taken) throw new GameRefusal('seed_wanted')
      return drawnFrom(taken.row, taken.nonce)
    },
    /** The seeds of a round that goes on. */
    again: async (player: string, { commitment, nonce }: RoundSeed, on: Database): Promise<DrawnFrom> => {
      const row = (await store.hold(player, on)).find((seed) => seed.commitment.toString('hex') === commitment)
      if (!row) throw new GameRefusal('game_closed')
      return drawnFrom(row, nonce)
    },
    /** The one source of outcomes. It knows the seeds and the number of the round, and nothing else of it. */
    drawOf: ({ player, sealed, clientSeed, nonce }: DrawnFrom): Draw =>
      drawFrom(seededBytes({ serverSeed: cipher.open(sealed, player), clientSeed, nonce })),
    /** The server seed of a round, once it may be told. */
    serverSeedOf: ({ player, sealed, told }: DrawnFrom): string | null => (told ? cipher.open(sealed, player) : null),
    forgetDemos: store.forgetDemos,
  }
}

const isSame = (row: SeedRow, { commitment, clientSeed }: SeedWish): boolean =>
  row.commitment.toString('hex') === commitment && row.client_seed === clientSeed

function playedSeed({ commitment, client_seed, rounds }: SeedRow): PlayedSeed {
  return { commitment: commitment.toString('hex'), clientSeed: client_seed ?? '', rounds }
}

function drawnFrom(row: SeedRow, nonce: number): DrawnFrom {
  const { id, player, server_seed, commitment, client_seed, state } = row
  const told = state === 'told'
  return {
    id,
    player,
    nonce,
    told,
    sealed: server_seed,
    commitment: commitment.toString('hex'),
    clientSeed: client_seed ?? '',
  }
}
