import { writeAmount, ZERO } from '@sanuk/money/amount'
import { pricedSteps, stakePerLine } from '../machines/outcome.ts'
import { playableMachine } from '../machines/playable.ts'
import type { RoundSeed, SpinResult } from '../protocol.ts'
import { type GameRound, isOpen, isPlayed } from '../rounds/round.ts'
import type { DrawnFrom } from '../seeds/drawn-from.ts'
import { GameRefusal } from './game-refusal.ts'

/** A round as the player is told it. Refuses where there is none to tell: called off, or not yet at its end. */
export function spinResult(round: GameRound): SpinResult {
  if (isOpen(round)) throw new GameRefusal('platform_unreachable')
  if (!isPlayed(round) || !round.outcome || round.won === null) {
    throw new GameRefusal(round.fault ?? 'spin_voided', round.balance)
  }
  const lines = playableMachine(round.game)?.machine.lines.length
  if (lines === undefined) throw new GameRefusal('game_closed')
  return {
    spin: round.spin,
    round: round.id,
    stake: writeAmount(round.stake),
    win: writeAmount(round.won),
    balance: writeAmount(round.balance ?? ZERO),
    steps: pricedSteps(round.outcome, stakePerLine(round.stake, lines)),
    seed: roundSeed(round.seed),
    at: round.createdAt.toISOString(),
  }
}

/** What a player is told of the seeds of a round. */
export const roundSeed = (seed: DrawnFrom | null): RoundSeed | null =>
  seed && { commitment: seed.commitment, clientSeed: seed.clientSeed, nonce: seed.nonce }
