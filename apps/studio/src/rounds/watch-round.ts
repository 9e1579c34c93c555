import { setTimeout as pause } from 'node:timers/promises'
import { GameRefusal } from '../player/game-refusal.ts'
import type { OpenReal } from '../sessions/session.ts'
import { endInTime, type makeMove } from './make-move.ts'
import type { GameRound } from './round.ts'

/** No watcher waits longer for an answer: he asks again. */
const LONGEST_WATCH_MS = 5_000

type Needs = Parameters<typeof makeMove>[0]

/** Until when a watcher waits for a round that ends then. */
export const watchFor = (ends: Date, now: Date): number =>
  Math.max(0, Math.min(ends.getTime() - now.getTime(), LONGEST_WATCH_MS))

/**
 * Waits until a round against the clock is over, but not for long, and answers how it stands then. Refuses with
 * `invalid_request` where there is no such round.
 */
export async function watchRound(
  needs: Needs,
  { member, game }: Pick<OpenReal, 'member' | 'game'>,
  spin: string,
): Promise<GameRound> {
  const round = await needs.rounds.findSpin(member, spin)
  if (round?.game !== game) throw new GameRefusal('invalid_request')
  if (round.state !== 'playing' || !round.clock) return round
  await pause(watchFor(round.clock.ends, needs.clock()))
  const stands = (await needs.rounds.find(round.id)) ?? round
  if (stands.state !== 'playing') return stands
  const ended = await endInTime(needs, stands)
  return ended ? needs.carryOn(ended, { untried: false, pausesMs: [] }) : stands
}
