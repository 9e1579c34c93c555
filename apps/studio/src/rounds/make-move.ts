import { isDeepStrictEqual as isEqual } from 'node:util'
import { leaseFrom } from '@sanuk/vendor-server/lease'
import { playableGame } from '../games/games.ts'
import { type Playable, type Played, wonBy } from '../games/playable.ts'
import { GameRefusal } from '../player/game-refusal.ts'
import type { Seeds } from '../seeds/seeds.ts'
import type { OpenReal } from '../sessions/session.ts'
import type { CarryOn } from './carry-on.ts'
import { raiseFor } from './raise.ts'
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
 * Makes a move, takes what it stakes, and pays the round where it ends by it. Refuses with `invalid_request` where there is
 * no such round or move, with `spin_mismatch` where another move was made there, with `round_open` where one is just being
 * made, and as a stake is refused where the platform does not give a further one: then the round stands as before.
 */
export const makeMove =
  (needs: Needs) =>
  async ({ member, game }: Pick<OpenReal, 'member' | 'game'>, { spin, at, move }: MoveWish): Promise<GameRound> => {
    const round = await needs.rounds.findSpin(member, spin)
    if (round?.game !== game) throw new GameRefusal('invalid_request')
    if (at < round.moves.length) {
      if (!isSameMove(round, at, move)) throw new GameRefusal('spin_mismatch')
      return round
    }
    if (at > round.moves.length) throw new GameRefusal('invalid_request')
    if (round.raise) return stillThere(await askAgain(needs, round, move), at)
    if (round.state !== 'playing') throw new GameRefusal('invalid_request')
    const moved = await advance(needs, round, moveHeard(round, move, needs.clock()))
    // Another window was quicker: what it did is not undone.
    if (!moved) throw new GameRefusal('round_open')
    return stillThere(await needs.carryOn(moved, { untried: true, pausesMs: PAUSES_MS }), at)
  }

/** Refuses where a move is not there any more: its further stake was refused. */
function stillThere(round: GameRound, at: number): GameRound {
  if (round.state !== 'playing' || round.moves.length > at) return round
  throw new GameRefusal(round.fault ?? 'spin_voided', round.balance)
}

/** Carries on with the further stake of a move, of which the player has heard nothing yet. */
async function askAgain({ rounds, carryOn, clock }: Needs, round: GameRound, move: unknown): Promise<GameRound> {
  if (!isEqual(round.raise?.move, move)) throw new GameRefusal('spin_mismatch')
  const taken = await rounds.take(round.id, leaseFrom(clock()))
  if (!taken) throw new GameRefusal('spin_in_progress')
  return carryOn(taken, { untried: false, pausesMs: PAUSES_MS })
}

/** Keeps a move, with the end of the round where it is one; what it stakes is asked for first. */
export function advance({ rounds, seeds, clock }: Omit<Needs, 'carryOn'>, round: GameRound, move: unknown) {
  const after = playedWith({ seeds }, round, [...round.moves, move])
  const raise = raiseFor(round, { move, after }, clock())
  if (raise) return rounds.raise(round, raise, leaseFrom(clock()))
  return rounds.advance(round, move, { decision: decisionOf(round, after), lease: leaseFrom(clock()) })
}

/** Ends a round against the clock whose time is over; undefined where it is none. */
export function endInTime(needs: Omit<Needs, 'carryOn'>, round: GameRound): ReturnType<typeof advance> | undefined {
  const clock = gameOfRound(round)?.clock
  return clock && isOver(round, needs.clock()) ? advance(needs, round, clock.over) : undefined
}

const isOver = ({ clock }: GameRound, now: Date): boolean => clock !== null && clock.ends <= now

/** What the player's move comes to now. Of a round whose time is over that is its end, whatever he would have done. */
function moveHeard(round: GameRound, move: unknown, now: Date): unknown {
  const clock = gameOfRound(round)?.clock
  if (!clock || !round.clock) return move
  const heard = allowed(() => clock.moveAt(move, now.getTime() - (round.clock?.began ?? now).getTime()))
  return isOver(round, now) ? clock.over : heard
}

/** Whether a move that was made is what the player asks for again; against the clock there was but one. */
function isSameMove(round: GameRound, at: number, move: unknown): boolean {
  const clock = gameOfRound(round)?.clock
  if (!clock) return isEqual(round.moves[at], move)
  allowed(() => clock.moveAt(move, 0))
  return true
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
export function allowed<T>(play: () => T): T {
  try {
    return play()
  } catch (error) {
    if (error instanceof RangeError) throw new GameRefusal('invalid_request')
    throw error
  }
}

/** How a round ends with these moves; null where it goes on. */
export function decisionOf({ stake, mathVersion }: GameRound, { outcome, won }: Played): Decision | null {
  return won && { outcome, won: wonBy(stake, won), mathVersion }
}
