import type { Fraction } from '../exact/fraction.ts'
import type { Draw } from '../random/draw.ts'
import type { LiveBet, Settlement } from './settle.ts'
import type { Spot, TwoSides } from './spots.ts'

/** What a player did with a hand in a step of a coup; steps count from 1. */
export type Decision = { readonly step: number; readonly hand: string; readonly move: string }

/** What a move costs: as much on `spot` as the player has on `like`, or half of that. */
export type MoveCost = { readonly spot: string; readonly like: string; readonly isHalf?: true }

/** A move that may be made, with what it costs. */
export type Move = { readonly move: string; readonly extra: MoveCost | null }

/** A hand that is to be decided about. Who says nothing has done `otherwise`, which costs nothing. */
export type Question = { readonly hand: string; readonly moves: readonly Move[]; readonly otherwise: string }

/** One thing that is shown: a card at a place. */
export type ShownCard = { readonly place: string; readonly face: string }

/**
 * A game of one common hand in which everybody who bets decides for themselves. An outcome is every card that can be shown,
 * drawn before the first decision: which of them are shown depends on decisions, which card lies where does not.
 */
export type DecidingGame<Outcome> = {
  readonly code: string
  /** What is bet on before the first card. What moves cost lies on spots of their own, which are not among these. */
  readonly spots: readonly Spot[]
  readonly sides: readonly TwoSides[]
  readonly draw: (draw: Draw) => Outcome
  /** In stakes on the spot, the stake included, with all that moves may add. */
  readonly maximumMultiple: (spot: string) => Fraction
  /** What is shown before the first step, after a step by all that was decided in it, and when there are no more. */
  readonly opening: (outcome: Outcome) => readonly ShownCard[]
  readonly afterStep: (outcome: Outcome, step: number, decisions: readonly Decision[]) => readonly ShownCard[]
  readonly ending: (outcome: Outcome) => readonly ShownCard[]
  /** What a step asks a player with bets on these spots who decided so in the steps before it. */
  readonly questions: (
    outcome: Outcome,
    player: { readonly spots: readonly string[]; readonly decisions: readonly Decision[] },
    step: number,
  ) => readonly Question[]
  /** Spots that the cards alone decide. */
  readonly sideSpots: readonly Spot[]
  /** What a side spot returns, in stakes. */
  readonly returnOf: (spot: string, outcome: Outcome) => Fraction
  /** Settles bets and what moves cost. Throws `RangeError` for a spot that these decisions put nothing on. */
  readonly settle: <Code extends string>(
    bets: readonly LiveBet<Code>[],
    outcome: Outcome,
    decisions: readonly Decision[],
  ) => Settlement<Code>
}

/** The move that was made with a hand in a step; undefined where nothing was said. */
export const moveIn = (
  decisions: readonly Decision[],
  { step, hand }: Pick<Decision, 'step' | 'hand'>,
): string | undefined => decisions.find((one) => one.step === step && one.hand === hand)?.move

/**
 * Settles bets by what each spot returns, in stakes. A fraction of the smallest unit is dropped, and a bet counts as
 * turnover with what it won or lost, at most its stake. Throws `RangeError` for a stake that is not positive.
 */
export function settleBy<Code extends string>(
  bets: readonly LiveBet<Code>[],
  returnOf: (spot: string) => Fraction,
): Settlement<Code> {
  const settled = bets.map(({ spot, stake }) => {
    if (stake <= 0n) throw new RangeError(`a stake of ${stake} on ${spot} is not positive`)
    const { over, under } = returnOf(spot)
    return { spot, stake, win: (stake * over) / under }
  })
  return {
    bets: settled,
    stake: settled.reduce((all, { stake }) => all + stake, 0n),
    win: settled.reduce((all, { win }) => all + win, 0n),
    valid: settled.reduce((all, { stake, win }) => all + riskedOf(stake, win), 0n),
  }
}

function riskedOf(stake: bigint, win: bigint): bigint {
  const moved = win > stake ? win - stake : stake - win
  return moved < stake ? moved : stake
}
