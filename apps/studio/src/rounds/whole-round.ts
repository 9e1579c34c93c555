import { ZERO } from '@sanuk/money/amount'
import { type Lease, leaseFrom } from '@sanuk/vendor-server/lease'
import { isAlarming } from '@sanuk/vendor-server/platform/alarming-refusals'
import { untilKnown } from '@sanuk/vendor-server/platform/until-known'
import { poolOf } from '../jackpots/pools.ts'
import type { Seeds } from '../seeds/seeds.ts'
import { decisionOf, gameOfRound } from './make-move.ts'
import { faultOfRefusal } from './refusals.ts'
import type { GameRound } from './round.ts'
import type { Decision } from './round-moves.ts'
import type { RoundStore } from './round-store.ts'
import { type Effort, isLate, type StepNeeds, type Stepped } from './step.ts'

/**
 * What a round comes to that is known at once; null where it waits for its player, is played free, or may win a pool, whose
 * share is counted with the outcome after the stake was taken.
 */
function wholeDecision({ drawOf }: Pick<Seeds, 'drawOf'>, round: GameRound): Decision | null {
  const { seed, choice, freeGrant } = round
  const playable = gameOfRound(round)
  if (!seed || !playable || playable.clock || freeGrant !== null) return null
  return poolOf(round.game, round.currency) ? null : decisionOf(round, playable.play(choice, [], drawOf(seed)))
}

type DrawNeeds = { readonly rounds: Pick<RoundStore, 'draw'>; readonly seeds: Pick<Seeds, 'drawOf'> }

/**
 * Draws and keeps the outcome of a round that was just begun, where it is known at once: then stake and win are asked for in
 * one step. `null` where somebody else has the round by now.
 */
export async function drawWhole(
  { rounds, seeds }: DrawNeeds,
  round: GameRound,
  lease: Lease,
): Promise<GameRound | null> {
  const decision = wholeDecision(seeds, round)
  return decision ? rounds.draw(round, decision, lease) : round
}

/** Whether a round was drawn before its stake was taken. */
export const isWhole = ({ state, outcome }: GameRound): boolean =>
  outcome !== null && (state === 'betting' || state === 'rolling_back')

/** Asks the platform to take the stake and pay the win in one step. Refused, nothing of the outcome is kept. */
export async function placeWhole(needs: StepNeeds, round: GameRound, effort: Effort): Promise<Stepped> {
  const { rounds, clock, log } = needs
  if (round.fault !== null) return partWhole(needs, round, effort)
  if (isLate(round, clock())) return rounds.rollBack(round, 'spin_voided', leaseFrom(clock()))
  const { reply, tries } = await askWhole(needs, round, effort)
  if (reply.kind === 'unknown') return 'unanswered'
  if (reply.kind === 'ok') return rounds.settle(round, reply.answer, leaseFrom(clock()))
  // It may be the win that is beyond a limit, and then no reason to undo the round. Whatever was drawn, it goes the same way.
  if (reply.status === 'LIMIT_REACHED') return rounds.refuseWhole(round, leaseFrom(clock()))
  if (isAlarming(reply.status)) log.error({ round: round.id, status: reply.status }, 'bet refused')
  const fault = faultOfRefusal(reply.status)
  // A refusal speaks for the try it answers. An earlier one may have gone through, and is undone to be sure.
  if (!effort.untried || tries > 1) return rounds.rollBack(round, fault, leaseFrom(clock()))
  return rounds.callOff(round, { fault, balance: reply.balance }, leaseFrom(clock()))
}

/**
 * Makes sure that what was asked for in one step never counts, and has the stake asked for by itself. The outcome is drawn
 * again then, from the same seeds and the same number.
 */
async function partWhole(needs: StepNeeds, round: GameRound, effort: Effort): Promise<Stepped> {
  const { rounds, platform, clock, log } = needs
  const undo = { transaction: round.rollback, original: round.bet, round: round.id }
  const { reply } = await untilKnown(() => platform.rollback(round, undo), effort.pausesMs)
  if (reply.kind === 'ok') return rounds.part(round, leaseFrom(clock()))
  if (reply.kind === 'refused' && reply.status === 'ALREADY_SETTLED') return settleAfterAll(needs, round, effort)
  if (reply.kind === 'refused') log.error({ round: round.id, status: reply.status }, 'rollback refused')
  return 'unanswered'
}

/** Stake and win had moved before they were to be undone: the same call again says what the member has. */
export async function settleAfterAll(needs: StepNeeds, round: GameRound, effort: Effort): Promise<Stepped> {
  const { reply } = await askWhole(needs, round, effort)
  return reply.kind === 'ok' ? needs.rounds.settle(round, reply.answer, leaseFrom(needs.clock())) : 'unanswered'
}

function askWhole({ platform }: StepNeeds, round: GameRound, { pausesMs }: Effort) {
  const { id, bet: transaction, stake, won } = round
  const both = { transaction, round: id, stake, win: won ?? ZERO, roundClosed: true }
  return untilKnown(() => platform.betwin(round, both), pausesMs)
}
