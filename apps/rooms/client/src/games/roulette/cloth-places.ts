import { numbersOf, rouletteSpots } from '@sanuk/engines/live/roulette/spots'
import { EVEN_CHANCES } from './spot-name.ts'

/**
 * The cloth is measured in the field of a number: zero on the left, twelve columns of numbers, the bets on columns on the
 * right; below three rows of numbers dozens and even chances, which are less high.
 */
export const CLOTH = { columns: 14, rows: 4.6 }

const OUTSIDE_HEIGHT = 0.8

/** A rectangle on the cloth from its upper left corner. A spot between numbers is a point: it has no size. */
export type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type ClothSpot = {
  readonly spot: string
  /** A field of the cloth, or a point on its lines. */
  readonly kind: 'number' | 'outside' | 'between'
  readonly place: Place
}

/** The middle of a number's field. */
const middleOf = (number: number) => ({ x: Math.ceil(number / 3) + 0.5, y: 2.5 - ((number - 1) % 3) })

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length

function numberPlace(number: number): Place {
  if (number === 0) return { x: 0, y: 0, width: 1, height: 3 }
  const { x, y } = middleOf(number)
  return { x: x - 0.5, y: y - 0.5, width: 1, height: 1 }
}

function outsidePlace(code: string): Place {
  const [kind, which] = code.split('-')
  const at = Number(which) - 1
  if (kind === 'column') return { x: 13, y: 2 - at, width: 1, height: 1 }
  if (kind === 'dozen') return { x: 1 + 4 * at, y: 3, width: 4, height: OUTSIDE_HEIGHT }
  const chances: readonly string[] = EVEN_CHANCES
  const chance = chances.indexOf(code)
  return { x: 1 + 2 * chance, y: 3 + OUTSIDE_HEIGHT, width: 2, height: OUTSIDE_HEIGHT }
}

/** Where the numbers of a bet meet: rows of three and two of them on the lower edge, bets with zero on zero's line. */
function meetingPoint(code: string, group: string): Place {
  const numbers = numbersOf(code).filter((number) => number > 0)
  const middles = numbers.map(middleOf)
  const isOnEdge = group === 'street' || group === 'six-line' || group === 'first-four'
  const hasZero = numbersOf(code).includes(0)
  return {
    x: hasZero ? 1 : mean(middles.map(({ x }) => x)),
    y: isOnEdge ? 3 : mean(middles.map(({ y }) => y)),
    width: 0,
    height: 0,
  }
}

function clothSpot({ code, group }: (typeof rouletteSpots)[number]): ClothSpot {
  switch (group) {
    case 'straight':
      return { spot: code, kind: 'number', place: numberPlace(numbersOf(code)[0] ?? 0) }
    case 'column':
    case 'dozen':
    case 'even-money':
      return { spot: code, kind: 'outside', place: outsidePlace(code) }
    default:
      return { spot: code, kind: 'between', place: meetingPoint(code, group) }
  }
}

/** Every spot of the game and where it lies on the cloth. */
export const clothSpots: readonly ClothSpot[] = rouletteSpots.map(clothSpot)
