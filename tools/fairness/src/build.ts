import { createHash } from 'node:crypto'
import { type Draw, drawFrom, type NextByte } from '@sanuk/engines/random/draw'
import { seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import type { ObservedGame } from './games/observed-game.ts'
import { type Result, resultsOf, type Seen } from './statistics/battery.ts'

/** What could be rigged between the seeds and a round: how numbers come from bytes, and which rounds are let stand. */
export type Build = {
  readonly drawFrom: (nextByte: NextByte) => Draw
  /** The round of that number; `play` plays one of any number, and another time under another name. */
  readonly settle: (play: (round: number, again?: string) => Seen, round: number) => Seen
}

/** As the Studio does it: bytes of two seeds and the number of the round, an unbiased draw, and what comes stands. */
export const asBuilt: Build = { drawFrom, settle: (play, round) => play(round) }

/** Plays a game by a build, from seeds that `seed` names, and asks what can be asked. */
export function examine(
  game: ObservedGame,
  rounds: number,
  { build = asBuilt, seed = 'fixed' } = {},
): readonly Result[] {
  const serverSeed = createHash('sha256').update(`${seed} ${game.code}`).digest('hex')
  const play = (round: number, again = '') =>
    game.play(build.drawFrom(seededBytes({ serverSeed, clientSeed: `examined${again}`, nonce: round })))
  return resultsOf(game, rounds, (round) => build.settle(play, round))
}
