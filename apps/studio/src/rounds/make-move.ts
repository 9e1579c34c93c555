import { isDeepStrictEqual as isEqual } from 'node:util'
import { playableGame } from '../games/games.ts'
import { type Playable, type Played, wonBy } from '../games/playable.ts'
import { GameRefusal } from '../player/game-refusal.ts'
import type { Seeds } from '../seeds/seeds.ts'
import type { OpenReal } from '../sessions/session-store.ts'
import { type CarryOn, leaseFrom } from './carry-on.ts'
import type { GameRound } from './round.ts'
import type { Decision } from './round-moves.ts'
import type { RoundStore } from './round-store.ts'

/** Waits before a call of the platform that was not answered is made again within a player's request. */
const PAUSES_MS = [200, 500]

type Needs = {
  readonly rounds: RoundStore
  readonly carryOn: CarryOn
  readonly seeds: Pick<Seeds, 'drawOf'>
  readonly clock: () => Date
}

/** A move of a round, and which one it is of its moves, from 0: asked for again it is the same move. */
export type MoveWish = { readonly spin: string; readonly at: number; readonly move: unknown }

/**
 * Makes a move, and pays the round where that ends it. Refuses with `invalid_request` where there is no such round or
 * move, with `spin_mismatch` where another move was made there, with `round_open` where one is just being made.
 */
export const makeMove =
  (needs: Needs) =>
  async ({ member, game }: Pick<OpenReal, 'member' | 'game'>, { spin, at, move }: MoveWish): Promise<GameRound> => {
    const round = await needs.rounds.findSpin(member, spin)
    if (round?.game !== game) throw new GameRefusal('invalid_request')
    if (at < round.moves.length) {
      if (!isEqual(round.moves[at], move)) throw new GameRefusal('spin_mismatch')
      return round
    }
    if (round.state !== 'playing' || at > round.moves.length) throw new GameRefusal('invalid_request')
    const moved = await advance(needs, round, move)
    // Another window was quicker: what it did is not undone.
    if (!moved) throw new GameRefusal('round_open')
    return needs.carryOn(moved, { untried: false, pausesMs: PAUSES_MS })
  }

/** Keeps a move, with the end of the round where it is one. */
export function advance({ rounds, seeds, clock }: Omit<Needs, 'carryOn'>, round: GameRound, move: unknown) {
  const played = playedWith({ seeds }, round, [...round.moves, move])
  return rounds.advance(round, move, { decision: decisionOf(round, played), lease: leaseFrom(clock()) })
}

/** The game of a round, as long as its rules are those it was begun with. */
export function gameOfRound({ game, mathVersion }: GameRound): Playable | undefined {
  const playable = playableGame(game)
  return playable?.mathVersion === mathVersion ? playable : undefined
}

/** How a round stands after these moves. Refuses with `invalid_request` what the rules do not allow. */
export function playedWith({ seeds }: Pick<Needs, 'seeds'>, round: GameRound, moves: readonly unknown[]): Played {
  const playable = gameOfRound(round)
  const { choice, seed } = round
  if (!playable || !seed) throw new GameRefusal('game_closed')
  return allowed(() => playable.play(choice, moves, seeds.drawOf(seed)))
}

/** Refuses with `invalid_request` what the rules of a game do not allow. */
export function allowed(play: () => Played): Played {
  try {
    return play()
  } catch (error) {
    if (error instanceof RangeError) throw new GameRefusal('invalid_request')
    throw error
  }
}

function decisionOf({ stake, mathVersion }: GameRound, { outcome, won }: Played): Decision | null {
  return won && { outcome, won: wonBy(stake, won), mathVersion }
}
