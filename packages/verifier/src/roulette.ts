import * as z from 'zod/mini'
import { multipleText } from './multiples.ts'

/** One spin: what was shown, and what was won, in ten-thousandths of a chip, of which so many made the stake. */
export type Spin = { readonly view: unknown; readonly multiple: bigint; readonly chips: bigint }

const chip = z.int().check(z.gte(1), z.lte(1_000_000))
const cloth = z.object({
  stacks: z.array(z.object({ bet: z.string(), chips: chip })).check(z.minLength(1), z.maxLength(157)),
})

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const PAID_NUMBERS = 36

/** How far the numbers of a bet inside lie from its first: on the cloth they stand in rows of three. */
const INSIDE: Readonly<Record<string, ReadonlyArray<readonly number[]>>> = {
  straight: [[0]],
  split: [
    [0, 1],
    [0, 3],
  ],
  street: [[0, 1, 2]],
  corner: [[0, 1, 3, 4]],
  line: [[0, 1, 2, 3, 4, 5]],
}

/** Bets inside that touch zero, which stands before the first row. */
const AT_ZERO = ['straight-0', 'split-0-1', 'split-0-2', 'split-0-3', 'street-0-1-2', 'street-0-2-3', 'corner-0-1-2-3']

/** Bets outside: how many numbers they cover, and which, zero never. */
const OUTSIDE: Readonly<Record<string, readonly [number, (number: number) => boolean]>> = {
  'column-1': [12, (number) => number % 3 === 1],
  'column-2': [12, (number) => number % 3 === 2],
  'column-3': [12, (number) => number % 3 === 0],
  'dozen-1': [12, (number) => number <= 12],
  'dozen-2': [12, (number) => number > 12 && number <= 24],
  'dozen-3': [12, (number) => number > 24],
  red: [18, (number) => RED.includes(number)],
  black: [18, (number) => !RED.includes(number)],
  odd: [18, (number) => number % 2 === 1],
  even: [18, (number) => number % 2 === 0],
  low: [18, (number) => number <= 18],
  high: [18, (number) => number > 18],
}

/** Throws for chips that lie on no bet. */
export function rouletteSpin(choice: unknown, below: (bound: number) => number): Spin {
  const { stacks } = z.parse(cloth, choice)
  const number = below(37)
  const chips = stacks.reduce((all, stack) => all + BigInt(stack.chips), 0n)
  const wins = stacks.filter(({ bet }) => covers(bet, number))
  const won = wins.reduce((all, stack) => all + BigInt(timesPaid(stack.bet) * stack.chips), 0n)
  const multiple = won * 10_000n
  const view = { number, colour: colourOf(number), wins: wins.map(({ bet }) => bet) }
  return { view: { ...view, multiple: multipleText(multiple / chips) }, multiple, chips }
}

function colourOf(number: number): string {
  if (number === 0) return 'green'
  return RED.includes(number) ? 'red' : 'black'
}

const outsideOf = (bet: string) => (Object.hasOwn(OUTSIDE, bet) ? OUTSIDE[bet] : undefined)

/** How many times the chips a bet pays when it wins, the chips included. Throws `RangeError` where there is no such bet. */
export const timesPaid = (bet: string): number => PAID_NUMBERS / sizeOf(bet)

function sizeOf(bet: string): number {
  const outside = outsideOf(bet)
  return outside ? outside[0] : listed(bet).length
}

/** Whether a bet wins with a number. Throws `RangeError` where there is no such bet. */
export function covers(bet: string, number: number): boolean {
  const outside = outsideOf(bet)
  return outside ? number !== 0 && outside[1](number) : listed(bet).includes(number)
}

/** The numbers in the name of a bet inside, as in `split-17-20`. */
function listed(bet: string): number[] {
  const [kind = '', ...names] = bet.split('-')
  const numbers = names.map(Number)
  const [first = 0] = numbers
  const named = (steps: readonly number[]) => [kind, ...steps.map((step) => first + step)].join('-')
  const isOnCloth = INSIDE[kind]?.some((steps) => first > 0 && bet === named(steps) && fits(steps, first))
  if (!isOnCloth && !AT_ZERO.includes(bet)) throw new RangeError(`no bet ${bet}`)
  return numbers
}

/** Neighbours in a row stay in it, and nothing is beyond 36. */
function fits(steps: readonly number[], first: number): boolean {
  const widest = Math.max(...steps.map((step) => step % 3))
  return ((first - 1) % 3) + widest < 3 && first + Math.max(...steps) <= 36
}
