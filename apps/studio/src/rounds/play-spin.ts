import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual as isEqual } from 'node:util'
import type { Amount } from '@sanuk/money/amount'
import { inCurrency } from '@sanuk/money/by-currency'
import { type Lease, leaseFrom } from '@sanuk/vendor-server/lease'
import type { Randomness } from '@sanuk/vendor-server/randomness/randomness'
import type { FreeGrantStore } from '../free-rounds/free-grant-store.ts'
import { playableGame } from '../games/games.ts'
import { GameRefusal } from '../player/game-refusal.ts'
import type { GameFault } from '../protocol.ts'
import type { Seeds } from '../seeds/seeds.ts'
import type { OpenReal, OpenSession } from '../sessions/session.ts'
import type { CarryOn } from './carry-on.ts'
import { type GameRound, isOpen } from './round.ts'
import type { RoundStore } from './round-store.ts'
import { drawWhole } from './whole-round.ts'

/** Waits before a call of the platform that was not answered is made again within a player's request. */
const PAUSES_MS = [200, 500]

type Needs = { readonly rounds: RoundStore; readonly carryOn: CarryOn; readonly clock: () => Date }

type SpinNeeds = Needs & {
  readonly randomness: Randomness
  readonly grants: FreeGrantStore
  readonly seeds: Pick<Seeds, 'drawOf'>
}

/** What the player asks for. He made the id: under it he gets one round, however often he asks. */
export type Wish = {
  readonly spin: string
  readonly stake: Amount
  readonly choice: unknown
  /** The grant by which it is played free, if it is. */
  readonly free?: string | undefined
}

/**
 * Plays a spin as far as it goes: to its end, free spins included, or to a call that the platform does not answer. Asked
 * for again it is the same round. Refuses with `spin_mismatch`, `spin_in_progress`, `round_open`, `limit_reached`,
 * `invalid_request`, `seed_wanted`, `free_rounds_over`, and with `game_closed` while nothing may be drawn.
 */
export const playSpin =
  (needs: SpinNeeds) =>
  async (session: OpenReal, wish: Wish): Promise<GameRound> => {
    const { rounds, randomness, clock } = needs
    const fault = faultOfWish(session, wish) ?? (randomness.isSound() ? null : 'game_closed')
    const lease = leaseFrom(clock())
    const round = fault ?? (await beginRound(needs, newRound(session, wish, clock()), lease))
    if (typeof round !== 'string') return playBegun(needs, round, lease)
    // Nearly every spin is a new one. One that was begun before is what it was, whatever may be played by now.
    const known = await rounds.findSpin(session.member, wish.spin)
    if (known) return playKnown(needs, { session, wish, known })
    if (round === 'spent') throw new GameRefusal('free_rounds_over')
    throw new GameRefusal(round === 'busy' ? await busyWith(needs, session) : round)
  }

/** Plays a round that was just begun, and of which nothing was asked of the platform. */
async function playBegun(needs: SpinNeeds, begun: GameRound, lease: Lease): Promise<GameRound> {
  const { rounds, carryOn } = needs
  const drawn = await drawWhole(needs, begun, lease)
  if (drawn) return carryOn(drawn, { untried: true, pausesMs: PAUSES_MS })
  return carryOn((await rounds.find(begun.id)) ?? begun, { untried: false, pausesMs: PAUSES_MS })
}

function beginRound({ rounds, grants, clock }: SpinNeeds, round: GameRound, lease: Lease) {
  return round.freeGrant === null ? rounds.begin(round, lease) : grants.begin(round, lease, clock())
}

/** Another round of the game is not over: it waits for the player's move, or for the platform. */
async function busyWith({ rounds }: Needs, { member, game }: OpenReal): Promise<GameFault> {
  return (await rounds.findUnfinished(member, game))?.state === 'playing' ? 'round_open' : 'spin_in_progress'
}

type Known = { readonly session: OpenReal; readonly wish: Wish; readonly known: GameRound }

function playKnown(needs: Needs, { session, wish, known }: Known): GameRound | Promise<GameRound> {
  const isSame =
    known.game === session.game &&
    known.stake === wish.stake &&
    known.freeGrant === (wish.free ?? null) &&
    isEqual(known.choice, wish.choice)
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
export function checkWish(session: OpenSession, wish: Pick<Wish, 'stake' | 'choice'>): void {
  const fault = faultOfWish(session, wish)
  if (fault) throw new GameRefusal(fault)
}

function faultOfWish(
  { game, limits, currency }: OpenSession,
  { stake, choice, free }: Pick<Wish, 'stake' | 'choice' | 'free'>,
): 'invalid_request' | 'limit_reached' | null {
  const playable = playableGame(game)
  if (!playable?.takes(choice)) return 'invalid_request'
  // What is given away is an ordinary round: nothing is bought with it.
  if (free !== undefined && !isPlain(choice)) return 'invalid_request'
  const stakes = playable.stakesFor?.(choice, currency) ?? inCurrency(playable.stakes, currency)
  if (!stakes.includes(stake)) return 'invalid_request'
  return stake < limits.minimum || stake > limits.maximum ? 'limit_reached' : null
}

/** Whether nothing but a spin is chosen; its player may pick from its board himself. */
const isPlain = (choice: unknown): boolean => choice === null || isEqual(choice, { pick: true })

function newRound(session: OpenReal, { spin, stake, choice, free }: Wish, createdAt: Date): GameRound {
  const { member, game, currency, ticket } = session
  return {
    member,
    game,
    currency,
    ticket,
    spin,
    stake,
    choice,
    createdAt,
    id: randomUUID(),
    freeGrant: free ?? null,
    session: session.id,
    mathVersion: playableGame(game)?.mathVersion ?? '',
    moves: [],
    raise: null,
    raises: [],
    clock: null,
    seed: null,
    state: 'betting',
    bet: randomUUID(),
    win: randomUUID(),
    rollback: randomUUID(),
    outcome: null,
    won: null,
    jackpot: null,
    balance: null,
    fault: null,
    tries: 0,
  }
}
