import { leaseFrom } from '@sanuk/vendor-server/lease'
import { isAlarming } from '@sanuk/vendor-server/platform/alarming-refusals'
import { untilKnown } from '@sanuk/vendor-server/platform/until-known'
import { decisionOf, gameOfRound, playedWith } from './make-move.ts'
import type { Raise } from './raise.ts'
import { faultOfRefusal } from './refusals.ts'
import type { GameRound } from './round.ts'
import { type Effort, GIVE_UP_MS, type StepNeeds, type Stepped } from './step.ts'

/** Asks the platform for the further stake that a move costs, and makes the move once it is taken. */
export async function placeRaise(needs: StepNeeds, round: GameRound, effort: Effort): Promise<Stepped> {
  const { rounds, platform, clock, log } = needs
  const raise = raiseOf(round)
  const late = clock().getTime() - raise.askedAt.getTime() > GIVE_UP_MS
  if (late || !gameOfRound(round)) return rounds.lower(round, 'spin_voided', leaseFrom(clock()))
  const bet = { transaction: raise.bet, round: round.id, amount: raise.stake }
  const { reply, tries } = await untilKnown(() => platform.bet(round, bet), effort.pausesMs)
  if (reply.kind === 'unknown') return 'unanswered'
  if (reply.kind === 'ok') {
    const played = playedWith(needs, round, [...round.moves, raise.move])
    const raised = { raise, balance: reply.answer, decision: decisionOf(round, played) }
    return rounds.raised(round, raised, leaseFrom(clock()))
  }
  if (isAlarming(reply.status)) log.error({ round: round.id, status: reply.status }, 'further stake refused')
  const fault = faultOfRefusal(reply.status)
  // A refusal speaks for the try it answers. An earlier one may have gone through, and is undone to be sure.
  if (!effort.untried || tries > 1) return rounds.lower(round, fault, leaseFrom(clock()))
  return rounds.stay(round, { fault, balance: reply.balance }, leaseFrom(clock()))
}

/** Undoes a further stake, or makes sure that it never counts: its move was not made. */
export async function giveBackRaise(needs: StepNeeds, round: GameRound, effort: Effort): Promise<Stepped> {
  const { rounds, platform, clock, log } = needs
  const { bet, rollback } = raiseOf(round)
  const undo = { transaction: rollback, original: bet, round: round.id }
  const { reply } = await untilKnown(() => platform.rollback(round, undo), effort.pausesMs)
  if (reply.kind === 'ok') return rounds.stay(round, { ...round, balance: reply.answer }, leaseFrom(clock()))
  if (reply.kind === 'refused') log.error({ round: round.id, status: reply.status }, 'rollback refused')
  return 'unanswered'
}

function raiseOf({ id, raise }: GameRound): Raise {
  if (!raise) throw new Error(`round ${id} has no further stake to ask for`)
  return raise
}
