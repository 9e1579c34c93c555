import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual as isEqual } from 'node:util'
import type { Amount } from '@sanuk/money/amount'
import { playableGame } from '../games/games.ts'
import { GameRefusal } from '../player/game-refusal.ts'
import type { GameFault } from '../protocol.ts'
import type { Randomness } from '../randomness.ts'
import type { OpenReal, OpenSession } from '../sessions/session-store.ts'
import type { CarryOn } from './carry-on.ts'
import { type GameRound, isOpen } from './round.ts'
import { leaseFrom } from './round-leases.ts'
import type { RoundStore } from './round-store.ts'

/** Waits before a call of the platform that was not answered is made again within a player's request. */
const PAUSES_MS = [200, 500]

type Needs = { readonly rounds: RoundStore; readonly carryOn: CarryOn; readonly clock: () => Date }

type SpinNeeds = Needs & { readonly randomness: Randomness }

/** What the player asks for. He made the id: under it he gets one round, however often he asks. */
export type Wish = { readonly spin: string; readonly stake: Amount; readonly choice: unknown }

/**
 * Plays a spin as far as it goes: to its end, free spins included, or to a call that the platform does not answer. Asked
 * for again it is the same round. Refuses with `spin_mismatch`, `spin_in_progress`, `round_open`, `limit_reached`,
 * `invalid_request`, `seed_wanted`, and with `game_closed` while nothing may be drawn.
 */
export const playSpin =
  (needs: SpinNeeds) =>
  async (session: OpenReal, wish: Wish): Promise<GameRound> => {
    const known = await needs.rounds.findSpin(session.member, wish.spin)
    if (known) return playKnown(needs, { session, wish, known })
    checkWish(session, wish)
    if (!needs.randomness.isSound()) throw new GameRefusal('game_closed')
    const round = await needs.rounds.begin(newRound(session, wish, needs.clock()), leaseFrom(needs.clock()))
    if (round === 'busy') throw new GameRefusal(await busyWith(needs, session))
    // It was asked for twice at once, and the other request began it.
    if (round === 'known') throw new GameRefusal('spin_in_progress')
    return needs.carryOn(round, { untried: true, pausesMs: PAUSES_MS })
  }

/** Another round of the game is not over: it waits for the player's move, or for the platform. */
async function busyWith({ rounds }: Needs, { member, game }: OpenReal): Promise<GameFault> {
  return (await rounds.findUnfinished(member, game))?.state === 'playing' ? 'round_open' : 'spin_in_progress'
}

type Known = { readonly session: OpenReal; readonly wish: Wish; readonly known: GameRound }

function playKnown(needs: Needs, { session, wish, known }: Known): GameRound | Promise<GameRound> {
  const isSame = known.game === session.game && known.stake === wish.stake && isEqual(known.choice, wish.choice)
  if (!isSame) throw new GameRefusal('spin_mismatch')
  return isOpen(known) ? carryOnUnattended(needs, known) : known
}

/** Carries on with a round that nobody works on; `spin_in_progress` where somebody does. */
export async function carryOnUnattended({ rounds, carryOn, clock }: Needs, round: GameRound): Promise<GameRound> {
  const taken = await rounds.take(round.id, leaseFrom(clock()))
  if (!taken) throw new GameRefusal('spin_in_progress')
  return carryOn(taken, { untried: false, pausesMs: PAUSES_MS })
}

/** Stake and choice must be the game's (`invalid_request`), the stake within what the session takes (`limit_reached`). */
export function checkWish({ game, limits }: OpenSession, { stake, choice }: Pick<Wish, 'stake' | 'choice'>): void {
  const playable = playableGame(game)
  if (!playable?.takes(choice)) throw new GameRefusal('invalid_request')
  const stakes = playable.stakesFor?.(choice) ?? playable.stakes
  if (!stakes.includes(stake)) throw new GameRefusal('invalid_request')
  if (stake < limits.minimum || stake > limits.maximum) throw new GameRefusal('limit_reached')
}

function newRound(session: OpenReal, { spin, stake, choice }: Wish, createdAt: Date): GameRound {
  const { member, game, currency, ticket } = session
  return {
    ...{ member, game, currency, ticket, spin, stake, choice, createdAt },
    id: randomUUID(),
    session: session.id,
    mathVersion: playableGame(game)?.mathVersion ?? '',
    ...{ moves: [], raise: null, raises: [], clock: null },
    seed: null,
    state: 'betting',
    bet: randomUUID(),
    win: randomUUID(),
    rollback: randomUUID(),
    outcome: null,
    won: null,
    balance: null,
    fault: null,
    tries: 0,
  }
}
