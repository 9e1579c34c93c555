import { writeAmount, ZERO } from '@sanuk/money/amount'
import { slotGame } from '../games/games.ts'
import { reelsTold, soldIn } from '../machines/reels-told.ts'
import type { InstantResult, RoundSeed, SpinResult } from '../protocol.ts'
import { playedWith } from '../rounds/make-move.ts'
import { stakedIn } from '../rounds/raise.ts'
import { type GameRound, isOpen, isPlayed } from '../rounds/round.ts'
import type { DrawnFrom } from '../seeds/drawn-from.ts'
import type { Seeds } from '../seeds/seeds.ts'
import { GameRefusal } from './game-refusal.ts'

type Needs = { readonly seeds: Pick<Seeds, 'drawOf'>; readonly clock: () => Date }

/** A round of a slot as the player is told it. Refuses where there is none to tell: called off, or not yet decided. */
export function spinResult({ seeds }: Pick<Needs, 'seeds'>, round: GameRound): SpinResult {
  demandTold(round)
  const goesOn = round.state === 'playing'
  const played = goesOn ? playedWith({ seeds }, round, round.moves) : { outcome: round.outcome, options: [] }
  const slot = slotGame(round.game)
  if (!slot) throw new GameRefusal('game_closed')
  return {
    ...common(round),
    ...soldIn(round),
    ...(round.freeGrant !== null && { free: true as const }),
    ...reelsTold(slot.machine, round, { ...played, isOver: !goesOn, jackpot: round.jackpot }),
  }
}

/** A round of a game without reels, at its end or on the way there. Refuses likewise. */
export function instantResult({ seeds, clock }: Needs, round: GameRound): InstantResult {
  demandTold(round)
  const { choice, moves, won } = round
  const told = { ...common(round), staked: writeAmount(stakedIn(round)), choice, moves: [...moves] }
  if (round.state !== 'playing') {
    return { ...told, elapsed: null, win: writeAmount(won ?? ZERO), view: round.outcome, options: [] }
  }
  const { outcome, options } = playedWith({ seeds }, round, moves)
  const elapsed = round.clock && clock().getTime() - round.clock.began.getTime()
  return { ...told, elapsed, win: null, view: outcome, options: [...options] }
}

function demandTold(round: GameRound): void {
  if (isOpen(round)) throw new GameRefusal('platform_unreachable')
  const isTold = round.state === 'playing' || (isPlayed(round) && round.won !== null)
  if (!isTold) throw new GameRefusal(round.fault ?? 'spin_voided', round.balance)
}

function common({ spin, id, stake, balance, seed, createdAt }: GameRound) {
  return {
    spin,
    round: id,
    stake: writeAmount(stake),
    balance: writeAmount(balance ?? ZERO),
    seed: roundSeed(seed),
    at: createdAt.toISOString(),
  }
}

/** What a player is told of the seeds of a round. */
export const roundSeed = (seed: DrawnFrom | null): RoundSeed | null =>
  seed && { commitment: seed.commitment, clientSeed: seed.clientSeed, nonce: seed.nonce }
