import type { Log } from '@sanuk/host/log'
import type { Amount } from '@sanuk/money/amount'
import { playableGame } from '../games/games.ts'
import { type Playable, wonBy } from '../games/playable.ts'
import type { Platform } from '../platform/platform.ts'
import { untilKnown } from '../platform/until-known.ts'
import type { Randomness } from '../randomness.ts'
import type { DrawnFrom } from '../seeds/drawn-from.ts'
import type { Seeds } from '../seeds/seeds.ts'
import { faultOfRefusal, isAlarming } from './refusals.ts'
import { type GameRound, isOpen } from './round.ts'
import type { Lease } from './round-leases.ts'
import type { RoundStore } from './round-store.ts'

/** A bet of which nothing is known is undone after this long. */
const GIVE_UP_MS = 120_000

/** How long a round belongs to who works on it: longer than one call with its repeats may take. */
const LEASE_MS = 8_000

/** Something the platform does not answer is left alone for longer each time, up to this. */
const LONGEST_REST_MS = 60_000

type Needs = {
  readonly rounds: RoundStore
  readonly platform: Platform
  readonly randomness: Pick<Randomness, 'isSound'>
  readonly seeds: Pick<Seeds, 'drawOf'>
  readonly clock: () => Date
  readonly log: Log
}

/** `untried`: the bet was never sent. `pausesMs`: waits before a call that was not answered is made again. */
type Effort = { readonly untried: boolean; readonly pausesMs: readonly number[] }

export type CarryOn = ReturnType<typeof createCarryOn>

/**
 * Carries a round to its end, or to a call that the platform does not answer: what comes back is open only then. Each
 * step is written before the next begins, so it may be broken off anywhere and taken up again, even by two at once.
 */
export function createCarryOn(needs: Needs) {
  return async (begun: GameRound, effort: Effort): Promise<GameRound> => {
    let round = begun
    let { untried } = effort
    while (isOpen(round)) {
      const step = await takeStep(needs, round, { ...effort, untried })
      if (step === 'unanswered') return rest(needs, round)
      // Somebody else was quicker: go on from where the round stands by now.
      round = step ?? (await needs.rounds.find(round.id)) ?? round
      untried = false
    }
    return round
  }
}

/** A time in which the round is ours. */
export function leaseFrom(now: Date, ms = LEASE_MS): Lease {
  return { now, until: new Date(now.getTime() + ms) }
}

type Stepped = GameRound | null | 'unanswered'

function takeStep(needs: Needs, round: GameRound, effort: Effort): Promise<Stepped> {
  if (round.state === 'betting') return placeBet(needs, round, effort)
  return round.state === 'winning' ? payWin(needs, round, effort) : giveBack(needs, round, effort)
}

async function placeBet(needs: Needs, round: GameRound, { untried, pausesMs }: Effort): Promise<Stepped> {
  const { rounds, platform, randomness, clock, log } = needs
  const playable = playableGame(round.game)
  const late = clock().getTime() - round.createdAt.getTime() > GIVE_UP_MS
  if (late || !playable) return rounds.rollBack(round, 'spin_voided', leaseFrom(clock()))
  const bet = { transaction: round.bet, round: round.id, amount: round.stake }
  const { reply, tries } = await untilKnown(() => platform.bet(round, bet), pausesMs)
  if (reply.kind === 'unknown') return 'unanswered'
  if (reply.kind === 'ok') {
    // The stake is taken, and nothing may be drawn for it.
    if (!randomness.isSound() || !round.seed) return rounds.rollBack(round, 'spin_voided', leaseFrom(clock()))
    return decide(needs, { round, seed: round.seed, playable, balance: reply.answer })
  }
  if (isAlarming(reply.status)) log.error({ round: round.id, status: reply.status }, 'bet refused')
  const fault = faultOfRefusal(reply.status)
  // A refusal speaks for the try it answers. An earlier one may have gone through, and is undone to be sure.
  if (!untried || tries > 1) return rounds.rollBack(round, fault, leaseFrom(clock()))
  return rounds.callOff(round, { fault, balance: reply.balance }, leaseFrom(clock()))
}

type Accepted = {
  readonly round: GameRound
  readonly seed: DrawnFrom
  readonly playable: Playable
  readonly balance: Amount
}

/** Plays a round whose stake is taken: to its end, which is kept with the step to paying it, or to the player's turn. */
function decide(
  { rounds, seeds, clock }: Needs,
  { round, seed, playable, balance }: Accepted,
): Promise<GameRound | null> {
  const { outcome, won } = playable.play(round.choice, [], seeds.drawOf(seed))
  if (won === null) return rounds.deal(round, balance, leaseFrom(clock()))
  const decision = { outcome, won: wonBy(round.stake, won), balance, mathVersion: playable.mathVersion }
  return rounds.decide(round, decision, leaseFrom(clock()))
}

async function payWin({ rounds, platform, clock, log }: Needs, round: GameRound, effort: Effort): Promise<Stepped> {
  if (round.won === null) throw new Error(`round ${round.id} is paid before it is decided`)
  const win = { transaction: round.win, round: round.id, amount: round.won, bet: round.bet }
  const { reply } = await untilKnown(() => platform.win(round, win), effort.pausesMs)
  if (reply.kind === 'ok') return rounds.settle(round, reply.answer, leaseFrom(clock()))
  if (reply.kind === 'refused') log.error({ round: round.id, status: reply.status }, 'win refused')
  // An operator has undone the bet: there is nothing to pay any more.
  const undone = reply.kind === 'refused' && reply.status === 'ROLLED_BACK'
  return undone ? rounds.callOff(round, { fault: 'spin_voided', balance: null }, leaseFrom(clock())) : 'unanswered'
}

async function giveBack({ rounds, platform, clock, log }: Needs, round: GameRound, effort: Effort): Promise<Stepped> {
  const undo = { transaction: round.rollback, original: round.bet, round: round.id }
  const { reply } = await untilKnown(() => platform.rollback(round, undo), effort.pausesMs)
  if (reply.kind === 'ok') return rounds.callOff(round, { ...round, balance: reply.answer }, leaseFrom(clock()))
  if (reply.kind === 'refused') log.error({ round: round.id, status: reply.status }, 'rollback refused')
  return 'unanswered'
}

/** Leaves a round for a while; the recovery takes it up again. */
async function rest({ rounds, clock }: Needs, round: GameRound): Promise<GameRound> {
  const ms = Math.min(LONGEST_REST_MS, 1_000 * 2 ** Math.min(round.tries, 10))
  await rounds.postpone(round.id, leaseFrom(clock(), ms).until)
  return round
}
