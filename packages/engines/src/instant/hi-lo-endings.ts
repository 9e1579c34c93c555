import { type Fraction, fraction, isMore, product, sum } from '../exact/fraction.ts'
import { wholeNumbers } from './draw-some.ts'
import { chanceOfGuess, type Guess, guessesOn, isRight, RANKS } from './hi-lo-guesses.ts'
import type { Ending } from './instant-game.ts'
import { itemAt, requireWhole } from './lookup.ts'
import { multipleAt, NOTHING, ONE_STAKE, paid, winOrNothing } from './multiple.ts'

/** A card to guess from, what is won by then and how likely it is to get there. */
type Standing = { readonly rank: number; readonly multiple: Fraction; readonly chance: Fraction }

/** No more guesses than these stay below the highest multiple in any case. */
const MOST_STEPS = 10

const ranks = wholeNumbers(1, RANKS)
const CHANCE_OF_RANK = fraction(1n, BigInt(RANKS))

/** The endings of a single guess on a card of that rank, cashed out after. */
export function hiLoStepEndings(rank: number, guess: Guess): Ending[] {
  const chance = chanceOfGuess(guess, rank)
  return winOrNothing(paid(multipleAt(chance)), chance)
}

/** The endings for who always makes the likelier guess (higher on a seven), that many times, and cashes out. */
export function hiLoEndings(steps: number): Ending[] {
  requireWhole(steps, 1, MOST_STEPS)
  let standings = ranks.map((rank): Standing => ({ rank, multiple: ONE_STAKE, chance: CHANCE_OF_RANK }))
  for (let step = 0; step < steps; step += 1) standings = together(standings.flatMap(rightGuesses))
  const winning = standings.map(({ multiple, chance }) => ({ won: paid(multiple), chance }))
  const chanceOfWinning = sum(winning.map(({ chance }) => chance))
  return [...winning, ...winOrNothing(NOTHING, chanceOfWinning).slice(1)]
}

/** The likelier of two guesses; the first where they are equally likely. */
export function likelierGuess(rank: number): Guess {
  const guesses = guessesOn(rank)
  const [first, second] = [itemAt(guesses, 0), itemAt(guesses, 1)]
  return isMore(chanceOfGuess(second, rank), chanceOfGuess(first, rank)) ? second : first
}

function rightGuesses({ rank, multiple, chance }: Standing): Standing[] {
  const guess = likelierGuess(rank)
  return ranks
    .filter((next) => isRight(guess, rank, next))
    .map((next) => ({
      rank: next,
      multiple: product(multiple, multipleAt(chanceOfGuess(guess, rank))),
      chance: product(chance, CHANCE_OF_RANK),
    }))
}

/** Counts standings that cannot be told apart as one, which keeps their number small. */
function together(standings: readonly Standing[]): Standing[] {
  const alike = Map.groupBy(standings, ({ rank, multiple }) => `${rank} ${multiple.over}/${multiple.under}`)
  return [...alike.values()].map((all) => ({ ...itemAt(all, 0), chance: sum(all.map(({ chance }) => chance)) }))
}
