import type * as z from 'zod/mini'
import type { rouletteWire } from '#instant-wire'

export type RouletteChoice = z.output<typeof rouletteWire.choice>
export type RouletteView = z.output<typeof rouletteWire.view>
export type Colour = RouletteView['colour']

/** No more chips than these are laid: they could not be told from each other any more. */
export const MOST_CHIPS = 100

export const NUMBERS: readonly number[] = Array.from({ length: 36 }, (_, at) => at + 1)

/** Fields outside, in the order in which they lie beside the dozens. */
export const CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const

const RED: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

export function colourOf(number: number): Colour {
  if (number === 0) return 'green'
  return RED.includes(number) ? 'red' : 'black'
}

const COVERS: Readonly<Record<string, (number: number, of: number) => boolean>> = {
  column: (number, column) => number % 3 === column % 3,
  dozen: (number, dozen) => Math.ceil(number / 12) === dozen,
  red: (number) => colourOf(number) === 'red',
  black: (number) => colourOf(number) === 'black',
  odd: (number) => number % 2 === 1,
  even: (number) => number % 2 === 0,
  low: (number) => number <= 18,
  high: (number) => number > 18,
}

/** The kind of a bet, by which it pays. */
export const kindOf = (bet: string): string => bet.replace(/-.*/, '')

/** The numbers a bet wins with: inside they are its name. */
export function numbersOf(bet: string): readonly number[] {
  const [kind = '', ...named] = bet.split('-')
  const numbers = named.map(Number)
  const covers = COVERS[kind]
  return covers ? NUMBERS.filter((number) => covers(number, numbers[0] ?? 0)) : numbers
}

export const chipsOf = ({ stacks }: RouletteChoice): number => stacks.reduce((all, { chips }) => all + chips, 0)

export const chipsOn = ({ stacks }: RouletteChoice, bet: string): number =>
  stacks.find((stack) => stack.bet === bet)?.chips ?? 0

/** With one more chip on that bet, while there is room for it. */
export function withChip(choice: RouletteChoice, bet: string): RouletteChoice {
  const chips = chipsOn(choice, bet)
  if (chipsOf(choice) >= MOST_CHIPS) return choice
  if (chips === 0) return { stacks: [...choice.stacks, { bet, chips: 1 }] }
  return { stacks: choice.stacks.map((stack) => (stack.bet === bet ? { bet, chips: chips + 1 } : stack)) }
}

/** Where a number lies: how far along the cloth, from 1 on, and in which of its three columns, from 0. */
export const placeOf = (number: number) => ({ along: Math.ceil(number / 3), across: (number - 1) % 3 })

/** Towards a neighbour: -1 the one before, 1 the one after, 0 neither. */
export type Lean = { readonly along: number; readonly across: number }

/** The bet on which a chip lies that leans towards the neighbours of a number. */
export function betTowards(number: number, lean: Lean): string {
  const { along, across } = placeOf(number)
  const hasNext = lean.along === 1 ? along < 12 : lean.along === -1 && along > 1
  const row = hasNext && lean.along === -1 ? along - 1 : along
  if (lean.across === -1 && across === 0) return rowBet(3 * row - 2, hasNext)
  const hasBeside = lean.across === 1 ? across < 2 : lean.across === -1
  const first = 3 * (row - 1) + (hasBeside && lean.across === -1 ? across - 1 : across) + 1
  if (hasBeside && hasNext) return `corner-${[first, first + 1, first + 3, first + 4].join('-')}`
  if (hasBeside) return `split-${first}-${first + 1}`
  return hasNext ? `split-${first}-${first + 3}` : `straight-${number}`
}

/** On the outer edge of the first column: a row of three, or two of them. */
function rowBet(first: number, isTwo: boolean): string {
  const numbers = Array.from({ length: isTwo ? 6 : 3 }, (_, at) => first + at)
  return `${isTwo ? 'line' : 'street'}-${numbers.join('-')}`
}

/** Bets that lie on no field of their own. */
export const isBetween = (bet: string): boolean => ['split', 'street', 'corner', 'line'].includes(kindOf(bet))

/** How far from the middle of its lowest number such a bet lies, in fields. */
export function leanOf(bet: string): Lean {
  const [first = 0, second = 0] = numbersOf(bet)
  switch (kindOf(bet)) {
    case 'split':
      return second === first + 1 ? { along: 0, across: 0.5 } : { along: 0.5, across: 0 }
    case 'corner':
      return { along: 0.5, across: 0.5 }
    case 'line':
      return { along: 0.5, across: -0.5 }
    default:
      return { along: 0, across: -0.5 }
  }
}
