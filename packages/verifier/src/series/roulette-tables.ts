import { covers, timesPaid } from '../roulette.ts'
import { ifSo, LOST, numbersIn, type Pays } from './dice.ts'

/** What there is no such bet for is null. */
function orNone(pays: () => number): Pays {
  try {
    return pays()
  } catch {
    return null
  }
}

/** What a spot of roulette pays. */
export const roulettePays = (spot: string, number: number): Pays =>
  orNone(() => ifSo(covers(spot, number), timesPaid(spot) - 1))

/** Bets on half of the numbers are paid twice; with zero they lose half only at a French table. */
export const frenchRoulettePays = (spot: string, number: number): Pays =>
  orNone(() => {
    if (number === 0 && timesPaid(spot) === 2) return LOST / 2
    return ifSo(covers(spot, number), timesPaid(spot) - 1)
  })

/** What two balls that both have to lie in it pay, by how many times roulette pays a bet. */
const OUTSIDE: Readonly<Record<number, number>> = { 2: 3, 3: 8 }

/** What a spot pays with two balls on one wheel. */
export function twoBallsPay(spot: string, numbers: readonly number[]): Pays {
  const [first, second] = numbers
  if (spot === 'same-number') return ifSo(first === second, 35)
  const [both] = numbersIn(spot, /^both-(0|[1-9]|[12][0-9]|3[0-6])$/) ?? []
  if (both !== undefined) return ifSo(first === both && second === both, 1300)
  return orNone(() => {
    const balls = numbers.filter((number) => covers(spot, number)).length
    const times = timesPaid(spot)
    const outside = OUTSIDE[times]
    if (outside !== undefined) return ifSo(balls === 2, outside)
    // Half of the stake lies on each ball.
    return (balls * times * 10_000) / 2 - 10_000
  })
}
