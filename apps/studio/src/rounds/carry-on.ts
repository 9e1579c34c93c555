import type { SeamlessRefusal } from '@sanuk/contracts/seamless'
import { isJackpot } from '@sanuk/engines/slots/jackpot'
import { type Amount, subtract, ZERO } from '@sanuk/money/amount'
import { leaseFrom } from '@sanuk/vendor-server/lease'
import { isAlarming } from '@sanuk/vendor-server/platform/alarming-refusals'
import type { Win } from '@sanuk/vendor-server/platform/platform'
import { untilKnown } from '@sanuk/vendor-server/platform/until-known'
import { playableGame } from '../games/games.ts'
import { type Playable, wonBy } from '../games/playable.ts'
import { isMustDrop, poolOf } from '../jackpots/pools.ts'
import type { GameFault } from '../protocol.ts'
import type { DrawnFrom } from '../seeds/drawn-from.ts'
import { giveBackRaise, placeRaise } from './place-raise.ts'
import { faultOfRefusal } from './refusals.ts'
import { type GameRound, isOpen, type RoundClock } from './round.ts'
import { type Effort, isLate, type StepNeeds, type Stepped } from './step.ts'
import { isWhole, placeWhole, settleAfterAll } from './whole-round.ts'

/** Something the platform does not answer is left alone for longer each time, up to this. */
const LONGEST_REST_MS = 60_000

export type CarryOn = ReturnType<typeof createCarryOn>

/**
 * Carries a round to its end, or to a call that the platform does not answer: what comes back is open only then. Each
 * step is written before the next begins, so it may be broken off anywhere and taken up again, even by two at once.
 */
export function createCarryOn(needs: StepNeeds) {
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

function takeStep(needs: StepNeeds, round: GameRound, effort: Effort): Promise<Stepped> {
  switch (round.state) {
    case 'betting':
      return isWhole(round) ? placeWhole(needs, round, effort) : placeBet(needs, round, effort)
    case 'raising':
      return placeRaise(needs, round, effort)
    case 'lowering':
      return giveBackRaise(needs, round, effort)
    case 'winning':
      return payWin(needs, round, effort)
    default:
      return giveBack(needs, round, effort)
  }
}

/** By what the platform knows that nobody pays for a round. */
const bonusOf = ({ freeGrant }: GameRound) => (freeGrant === null ? {} : { bonus: freeGrant })

const faultOfBet = ({ freeGrant }: GameRound, status: SeamlessRefusal): GameFault =>
  freeGrant !== null && status === 'LIMIT_REACHED' ? 'free_rounds_over' : faultOfRefusal(status)

async function placeBet(needs: StepNeeds, round: GameRound, { untried, pausesMs }: Effort): Promise<Stepped> {
  const { rounds, platform, randomness, clock, log } = needs
  const playable = playableGame(round.game)
  if (isLate(round, clock()) || !playable) return rounds.rollBack(round, 'spin_voided', leaseFrom(clock()))
  const bet = { transaction: round.bet, round: round.id, amount: round.stake, ...bonusOf(round) }
  const { reply, tries } = await untilKnown(() => platform.bet(round, bet), pausesMs)
  if (reply.kind === 'unknown') return 'unanswered'
  if (reply.kind === 'ok') {
    // The stake is taken, and nothing may be drawn for it.
    if (!randomness.isSound() || !round.seed) return rounds.rollBack(round, 'spin_voided', leaseFrom(clock()))
    return decide(needs, { round, seed: round.seed, playable, balance: reply.answer })
  }
  if (isAlarming(reply.status)) log.error({ round: round.id, status: reply.status }, 'bet refused')
  const fault = faultOfBet(round, reply.status)
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
  { rounds, seeds, clock }: StepNeeds,
  { round, seed, playable, balance }: Accepted,
): Promise<GameRound | null> {
  const { outcome, won, number } = playable.play(round.choice, [], seeds.drawOf(seed))
  if (won === null) {
    const lasts = playable.clock?.lasts(round.choice, seeds.drawOf(seed))
    return rounds.deal(round, { balance, clock: clockOf(clock(), lasts) }, clock())
  }
  const decision = { outcome, won: wonBy(round.stake, won), balance, mathVersion: playable.mathVersion }
  const pool = poolOf(round.game, round.currency)
  const isPooled = pool && (isMustDrop(pool) || number !== undefined)
  if (!isPooled) return rounds.decide(round, decision, leaseFrom(clock()))
  const wins = number !== undefined && isJackpot(number, { stake: round.stake, perNumber: pool.perNumber })
  return rounds.decidePooled(round, { ...decision, pool, wins }, leaseFrom(clock()))
}

/** The time of a round that ends by itself after so many milliseconds, if it does. */
function clockOf(began: Date, lasts: number | undefined): RoundClock | null {
  return lasts === undefined ? null : { began, ends: new Date(began.getTime() + lasts) }
}

/** Pays what a round won. Of several wins each may be paid again: the platform knows them by their names. */
async function payWin({ rounds, platform, clock, log }: StepNeeds, round: GameRound, effort: Effort): Promise<Stepped> {
  let { balance } = round
  for (const win of winsOf(round)) {
    const { reply } = await untilKnown(() => platform.win(round, win), effort.pausesMs)
    if (reply.kind === 'refused') log.error({ round: round.id, status: reply.status }, 'win refused')
    // An operator has undone the bet: there is nothing to pay any more.
    const undone = reply.kind === 'refused' && reply.status === 'ROLLED_BACK'
    if (undone) return rounds.callOff(round, { fault: 'spin_voided', balance: null }, leaseFrom(clock()))
    if (reply.kind !== 'ok') return 'unanswered'
    balance = reply.answer
  }
  if (balance === null) throw new Error(`round ${round.id} is paid and nobody knows what its member has`)
  return rounds.settle(round, balance, leaseFrom(clock()))
}

/** The wins of a round, the last of which closes it: what a pool pays is a win of its own, after what the game pays. */
function winsOf(round: GameRound): readonly Win[] {
  const { id, game, currency, bet, won, jackpot } = round
  if (won === null) throw new Error(`round ${id} is paid before it is decided`)
  const paid = { round: id, bet, ...bonusOf(round) }
  const pool = jackpot === null ? undefined : poolOf(game, currency)
  if (jackpot === null || !pool) {
    return [{ ...paid, transaction: round.win, amount: won, jackpot: null, roundClosed: true }]
  }
  const byGame = { ...paid, transaction: round.win, amount: subtract(won, jackpot), jackpot: null, roundClosed: false }
  const byPool = {
    ...paid,
    transaction: `${round.win}-jackpot`,
    amount: jackpot,
    jackpot: pool.code,
    roundClosed: true,
  }
  return byGame.amount === ZERO ? [byPool] : [byGame, byPool]
}

async function giveBack(needs: StepNeeds, round: GameRound, effort: Effort): Promise<Stepped> {
  const { rounds, platform, clock, log } = needs
  let { balance } = round
  for (const { bet, rollback } of [...round.raises, round]) {
    const undo = { transaction: rollback, original: bet, round: round.id }
    const { reply } = await untilKnown(() => platform.rollback(round, undo), effort.pausesMs)
    const isOver = reply.kind === 'refused' && reply.status === 'ALREADY_SETTLED'
    if (isOver && isWhole(round)) return settleAfterAll(needs, round, effort)
    if (reply.kind === 'refused') log.error({ round: round.id, status: reply.status }, 'rollback refused')
    if (reply.kind !== 'ok') return 'unanswered'
    balance = reply.answer
  }
  return rounds.callOff(round, { ...round, balance }, leaseFrom(clock()))
}

/** Leaves a round for a while; the recovery takes it up again. */
async function rest({ rounds, clock }: StepNeeds, round: GameRound): Promise<GameRound> {
  const ms = Math.min(LONGEST_REST_MS, 1_000 * 2 ** Math.min(round.tries, 10))
  await rounds.postpone(round.id, leaseFrom(clock(), ms).until)
  return round
}
