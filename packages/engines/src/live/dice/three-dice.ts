import { wholeNumbers } from '../../instant/draw-some.ts'
import { entryOf } from '../../instant/lookup.ts'
import type { Draw } from '../../random/draw.ts'
import type { Weighted } from '../pay-table.ts'
import { FACES, facePairs } from './spots.ts'

/** What three dice show, in the order in which they were drawn. */
export type Dice = readonly number[]

/** One draw a die. */
export const rollDice = (draw: Draw): Dice => Array.from({ length: 3 }, () => draw(FACES.length) + 1)

export const allRolls: readonly Weighted<Dice>[] = FACES.flatMap((first) =>
  FACES.flatMap((second) => FACES.map((third) => ({ facts: [first, second, third], ways: 1 }))),
)

type Holds = (dice: Dice) => boolean

const totalOf = (dice: Dice): number => dice.reduce((all, face) => all + face, 0)
const isTriple: Holds = (dice) => new Set(dice).size === 1
/** Sides of sic bo lose with a triple. */
const unlessTriple =
  (holds: (total: number) => boolean): Holds =>
  (dice) =>
    !isTriple(dice) && holds(totalOf(dice))
const isTotal =
  (total: number): Holds =>
  (dice) =>
    totalOf(dice) === total
const isShown =
  (face: number, times: number): Holds =>
  (dice) =>
    dice.filter((one) => one === face).length >= times

const conditions: { readonly [when: string]: Holds } = {
  big: unlessTriple((total) => total >= 11),
  small: unlessTriple((total) => total <= 10),
  odd: unlessTriple((total) => total % 2 === 1),
  even: unlessTriple((total) => total % 2 === 0),
  'up-to-10': (dice) => totalOf(dice) <= 10,
  'from-12': (dice) => totalOf(dice) >= 12,
  triple: isTriple,
  ...Object.fromEntries(wholeNumbers(3, 18).map((total) => [`total-${total}`, isTotal(total)])),
  ...Object.fromEntries(
    FACES.flatMap((face) => [1, 2, 3].map((times) => [`${times}-of-${face}`, isShown(face, times)])),
  ),
  ...Object.fromEntries(
    facePairs.map(([low, high]) => [`both-${low}-${high}`, (dice: Dice) => dice.includes(low) && dice.includes(high)]),
  ),
}

/** Whether dice are a case of a pay table; `3-of-6` and the like are at least as many. */
export const diceMeet = (when: string, dice: Dice): boolean => entryOf(conditions, when)(dice)
