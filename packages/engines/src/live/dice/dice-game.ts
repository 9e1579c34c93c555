import { type LiveRules, liveGame, type SeriesGame } from '../live-game.ts'
import { mergeAlike } from '../pay-table.ts'
import type { OppositeSpots, Spot, TwoSides } from '../spots.ts'
import { allRolls, type Dice, diceMeet, rollDice } from './three-dice.ts'

/** What makes a game of three dice; `read` and `show` turn its outcome into dice and back. */
type DiceRules<Outcome> = {
  readonly code: string
  readonly spots: readonly Spot[]
  readonly opposites: readonly OppositeSpots[]
  readonly sides: readonly TwoSides[]
  readonly read: (outcome: Outcome) => Dice
  readonly show: (dice: Dice) => Outcome
}

/** A game of three dice. Three draws: a die each. */
export function diceGame<Outcome>({ code, sides, read, show, ...pays }: DiceRules<Outcome>): SeriesGame<Outcome> {
  const outcomes = mergeAlike({ spots: pays.spots, meets: diceMeet }, allRolls)
  const table = { name: code, ...pays, meets: diceMeet, outcomesFor: () => outcomes }
  const rules: LiveRules<Outcome, Dice, string> = { code, table, factsOf: read, sides }
  return { ...liveGame(rules), draw: (draw) => show(rollDice(draw)) }
}

/** Dice as they are shown by most games. */
export type DiceOutcome = { readonly dice: Dice }

export const asDice = {
  read: ({ dice }: DiceOutcome): Dice => dice,
  show: (dice: Dice): DiceOutcome => ({ dice }),
}
