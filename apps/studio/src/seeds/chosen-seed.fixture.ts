import { type Draw, drawFrom } from '@sanuk/engines/random/draw'
import { createSecretCipher } from '@sanuk/host/secret-cipher'
import { seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import type { Player, TestStudio } from '../studio.fixture.ts'

/**
 * Lets a player say a client seed with which the first round of the next server seed is as it is wished. Nobody could: the
 * test opens the sealed seed with the key of the Studio, and tries words until one fits.
 */
export async function sayChosenSeed(
  studio: TestStudio,
  player: Pick<Player, 'seeds' | 'changeSeed'>,
  fits: (draw: Draw) => boolean,
): Promise<void> {
  const { next } = (await player.seeds()).body
  const { rows } = await studio.pool.query('select server_seed, player from studio.seed where commitment = $1', [
    Buffer.from(next, 'hex'),
  ])
  const cipher = createSecretCipher(studio.key.secret, 'sanuk studio seed')
  const serverSeed = cipher.open(rows[0].server_seed, rows[0].player)
  for (let word = 0; ; word += 1) {
    const clientSeed = `lucky ${word}`
    if (!fits(drawFrom(seededBytes({ serverSeed, clientSeed, nonce: 0 })))) continue
    await player.changeSeed({ commitment: next, clientSeed })
    return
  }
}
