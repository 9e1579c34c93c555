import { type Amount, add, amount, parseAmount, times } from '@sanuk/money/amount'
import type { Bought, GambleTold, MachineView, SpinResult, Step } from '#protocol'

/** The stake that is set for a round: of what has a price of its own that by which this is reckoned. */
export function levelOf({ stake, bought, ante }: Pick<SpinResult, 'stake' | 'bought' | 'ante'>, coins: number): Amount {
  const paid = parseAmount(stake)
  const price = bought?.coins ?? ante
  return price === undefined ? paid : times(amount(paid / BigInt(price)), coins)
}

type Price = Pick<Bought, 'coins'>

/** What free spins, or a dearer spin, cost at a stake. */
export const priceAt = (stake: Amount, machine: Pick<MachineView, 'coins'>, { coins }: Price): Amount =>
  times(amount(stake / BigInt(machine.coins)), coins)

/** The same in stakes, without zeros at the end. */
export const priceInStakes = ({ coins }: Pick<MachineView, 'coins'>, price: Price): string =>
  String(Math.round((price.coins / coins) * 100) / 100)

/** What was made of a round's win. Throws where it was none that may be gambled with. */
export function gambleOf({ gamble, round }: SpinResult): GambleTold {
  if (!gamble) throw new RangeError(`round ${round} offers no gamble`)
  return gamble
}

/** What a round pays; nothing yet where its win waits for the player. */
export function paidIn({ win, gamble, board }: Pick<SpinResult, 'win' | 'gamble' | 'board'>): Amount {
  if (board && !board.dealt) return parseAmount('0')
  return parseAmount(gamble ? (gamble.paid ?? '0') : win)
}

/** How many moves its player has made in a round that waits, or waited, for him. */
export const movesIn = ({ gamble, board, pick }: Pick<SpinResult, 'gamble' | 'board' | 'pick'>): number =>
  gamble?.moves.length ?? (pick ? (board?.opened.length ?? 0) : 0)

/** The worth of a coin in a round; `coins` is what an ordinary stake is divided into. */
export const priceUnit = (
  { stake, bought, ante }: Pick<SpinResult, 'stake' | 'bought' | 'ante'>,
  coins: number,
): Amount => amount(parseAmount(stake) / BigInt(bought?.coins ?? ante ?? coins))

/** A decided round and how far the player has seen it. */
export type Showing = { readonly round: SpinResult; readonly at: number }

/** The step being shown. Throws where a round has no such step: the server's answer was checked before. */
export function stepOf({ round, at }: Showing): Step {
  const step = round.steps[at]
  if (!step) throw new RangeError(`round ${round.round} has no step ${at}`)
  return step
}

/** What the steps seen before this one won. */
export function wonBefore({ round, at }: Showing): Amount {
  return add(...round.steps.slice(0, at).map((step) => parseAmount(step.win)))
}

const isSpin = ({ kind }: Step): boolean => kind === 'base' || kind === 'free'

/** A spin up to the step being shown: a stop of the reels and all that followed without a new one. */
export type Spin = {
  readonly kind: 'paid' | 'free'
  /** How many steps followed the stop of the reels by now. */
  readonly followed: number
  /** Whether none follows any more. */
  readonly over: boolean
  /** What the round had won before it, and what it has won itself: before this step, and with it. */
  readonly roundBefore: Amount
  readonly before: Amount
  readonly won: Amount
}

/** The spin that a step belongs to. */
export function spinOf(showing: Showing): Spin {
  const { round, at } = showing
  const first = round.steps.slice(0, at + 1).findLastIndex(isSpin)
  const next = round.steps[at + 1]
  const sum = (from: number, to: number) => add(...round.steps.slice(from, to).map(({ win }) => parseAmount(win)))
  return {
    kind: round.steps[first]?.kind === 'free' ? 'free' : 'paid',
    followed: at - first,
    over: !next || isSpin(next),
    roundBefore: sum(0, first),
    before: sum(first, at),
    won: sum(first, at + 1),
  }
}

/** How many free spins a round has played by the step being shown, or in all. */
export function freeSpinsPlayed({ steps }: SpinResult, at = steps.length - 1): number {
  return steps.slice(0, at + 1).filter(({ kind }) => kind === 'free').length
}

export type FreeSpinsMeter = { readonly played: number; readonly total: number; readonly multiplier: number }

/** Free spins when this step is about to run, or null while it is the paid spin. New ones are not given away early. */
export function meterBefore(showing: Showing): FreeSpinsMeter | null {
  const { round, at } = showing
  const played = freeSpinsPlayed(round, at)
  if (played === 0) return null
  const left = round.steps[at - 1]?.freeSpinsLeft ?? round.bought?.spins ?? 0
  const total = freeSpinsPlayed(round, at - 1) + left
  return { played, total, multiplier: stepOf(showing).multiplier }
}
