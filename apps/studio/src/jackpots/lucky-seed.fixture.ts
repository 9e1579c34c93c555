import { isJackpot } from '@sanuk/engines/slots/jackpot'
import { type Amount, parseAmount, ZERO } from '@sanuk/money/amount'
import { playableGame } from '../games/games.ts'
import { wonBy } from '../games/playable.ts'
import { sayChosenSeed } from '../seeds/chosen-seed.fixture.ts'
import type { Player, TestStudio } from '../studio.fixture.ts'

/** Lets a player say a client seed with which his next round wins at that stake: something on the reels, and the jackpot. */
export const sayLuckySeed = (studio: TestStudio, player: Player, of: { game: string; stake: Amount }) =>
  sayChosenSeed(studio, player, (draw) => {
    const { number, won = null } = playableGame(of.game)?.play(null, [], draw) ?? {}
    return (
      number !== undefined &&
      isJackpot(number, { stake: of.stake, perNumber: parseAmount('0.01') }) &&
      won !== null &&
      wonBy(of.stake, won) > ZERO
    )
  })
