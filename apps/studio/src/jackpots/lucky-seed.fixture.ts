import { drawFrom } from '@sanuk/engines/random/draw'
import { isJackpot } from '@sanuk/engines/slots/jackpot'
import { createSecretCipher } from '@sanuk/host/secret-cipher'
import type { Amount } from '@sanuk/money/amount'
import { playableGame } from '../games/games.ts'
import { seededBytes } from '../seeds/seeded-bytes.ts'
import type { Player, TestStudio } from '../studio.fixture.ts'

/**
 * Lets a player say a client seed with which the first round of the next server seed wins the jackpot at that stake. Nobody
 * could: the test opens the sealed seed with the key of the Studio, and tries words until one wins.
 */
export async function sayLuckySeed(studio: TestStudio, player: Player, of: { game: string; stake: Amount }) {
  const { next } = (await player.seeds()).body
  const { rows } = await studio.pool.query('select server_seed, player from studio.seed where commitment = $1', [
    Buffer.from(next, 'hex'),
  ])
  const cipher = createSecretCipher(studio.key.secret, 'sanuk studio seed')
  const serverSeed = cipher.open(rows[0].server_seed, rows[0].player)
  for (let word = 0; ; word += 1) {
    const clientSeed = `lucky ${word}`
    const draw = drawFrom(seededBytes({ serverSeed, clientSeed, nonce: 0 }))
    const number = playableGame(of.game)?.play(null, [], draw).number
    if (number !== undefined && isJackpot(number, of.stake)) {
      await player.changeSeed({ commitment: next, clientSeed })
      return
    }
  }
}
