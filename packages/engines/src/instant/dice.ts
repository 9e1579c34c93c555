import { type Fraction, fraction } from '../exact/fraction.ts'
import { atOnce } from './at-once.ts'
import type { Ending, InstantGame } from './instant-game.ts'
import { entryOf, requireWhole } from './lookup.ts'
import { multipleAt, NOTHING, paid, winOrNothing, writeMultiple } from './multiple.ts'

/** Whether the roll shall be over or under the target; the target in hundredths, 0 to 10 000. */
export type DiceChoice = { readonly side: 'over' | 'under'; readonly target: number }

/** The roll in hundredths, 0 to 10 000, and what it paid. */
export type DiceView = { readonly roll: number; readonly multiple: string }

/** Rolls are 0.00 to 100.00. */
const ROLLS = 10_001
/** The chance as it is shown counts 10 000 rolls. The one roll more is to the house: 0.01 % of its edge. */
const SHOWN_ROLLS = 10_000n
/** The chance shown is 0.01 % to 98 %: above that a win would be less than the stake. */
const MOST_WINNING = 9800

const winningRolls = {
  over: (target: number) => ROLLS - 1 - target,
  under: (target: number) => target,
}

export const dice: InstantGame<DiceChoice, never, DiceView> = atOnce((choice, draw) => {
  const multiple = diceMultiple(choice)
  const roll = draw(ROLLS)
  const isWon = choice.side === 'over' ? roll > choice.target : roll < choice.target
  const won = isWon ? multiple : NOTHING
  return { view: { roll, multiple: writeMultiple(won) }, won }
})

/** What a winning roll pays: 99 divided by the chance shown in per cent. Throws `RangeError` for a choice not allowed. */
export function diceMultiple(choice: DiceChoice): Fraction {
  return paid(multipleAt(fraction(BigInt(winningRollsOf(choice)), SHOWN_ROLLS)))
}

export function diceEndings(choice: DiceChoice): Ending[] {
  return winOrNothing(diceMultiple(choice), fraction(BigInt(winningRollsOf(choice)), BigInt(ROLLS)))
}

function winningRollsOf({ side, target }: DiceChoice): number {
  const rolls = entryOf(winningRolls, side)(target)
  requireWhole(rolls, 1, MOST_WINNING)
  return rolls
}
