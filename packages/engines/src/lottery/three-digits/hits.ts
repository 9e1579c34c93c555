import type { Settling } from '../family.ts'
import type { Hits, Selection } from '../play.ts'
import { hitsAmong, sortedDigits, type Tally, tallyOf } from '../whole-numbers.ts'
import { ANY_ORDER_TIERS, DRAWN_NUMBERS, type Drawn, type ThreeUpBet } from './bet.ts'

/** The numbers that bets are compared with. */
export type DrawnNumbers = Readonly<Record<Drawn, readonly string[]>>

/** For each of them: the numbers themselves, with their digits in order, and their digits. */
type Read = Readonly<Record<Drawn, Readonly<{ numbers: Tally; sorted: Tally; digits: Tally; first: string }>>>

/** The numbers of a result of three top and two bottom digits. */
const numbersOfThreeUp = ([top = '', bottom = '']: readonly string[]): DrawnNumbers => ({
  'top-three': [top],
  'top-two': [top.slice(1)],
  'bottom-two': [bottom],
  'front-three': [],
  'back-three': [],
})

/** How the bets are settled where a result is read so. */
export const threeUpSettlingOf = (
  numbersOf: (result: readonly string[]) => DrawnNumbers,
): Settling<ThreeUpBet, Read> => ({
  read: (result) => {
    const drawn = numbersOf(result)
    return {
      'top-three': readNumbers(drawn['top-three']),
      'top-two': readNumbers(drawn['top-two']),
      'bottom-two': readNumbers(drawn['bottom-two']),
      'front-three': readNumbers(drawn['front-three']),
      'back-three': readNumbers(drawn['back-three']),
    }
  },
  hits,
})

/** How bets on Yeekee, stocks, Lao and Hanoi are settled: a result is the top three and the bottom two digits. */
export const threeUpSettling = threeUpSettlingOf(numbersOfThreeUp)

const readNumbers = (numbers: readonly string[]): Read[Drawn] => ({
  numbers: tallyOf(numbers),
  sorted: tallyOf(numbers.map(sortedDigits)),
  digits: tallyOf([...new Set(numbers.join(''))]),
  first: numbers[0] ?? '',
})

function hits({ kind, drawn }: ThreeUpBet, selection: Selection, read: Read): Hits {
  const { numbers, sorted, digits, first } = read[drawn]
  switch (kind) {
    case 'number':
      return { won: [hitsAmong(selection, numbers)], refunded: 0 }
    case 'any-order': {
      const won = hitsAmong(selection, sorted)
      const tier = DRAWN_NUMBERS[drawn].length - digits.size
      return { won: ANY_ORDER_TIERS[DRAWN_NUMBERS[drawn].length].map((_, at) => (at === tier ? won : 0)), refunded: 0 }
    }
    case 'run':
      return { won: [hitsAmong(selection, digits)], refunded: 0 }
    case 'position':
      return { won: [(selection.rows ?? []).filter((row, at) => row.includes(Number(first[at]))).length], refunded: 0 }
  }
}
