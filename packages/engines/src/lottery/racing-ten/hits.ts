import { eachPick, LOST, REFUNDED, winsIf, wonUnits } from '../each-pick.ts'
import type { Settling } from '../family.ts'
import type { Hits, Result, Selection } from '../play.ts'
import { straightWon } from '../straight-hits.ts'
import type { RacingTenBet } from './bet.ts'

type Drawn = {
  readonly result: Result
  readonly cars: readonly number[]
  readonly placeOf: ReadonlyMap<number, number>
}

function read(result: Result): Drawn {
  const cars = result.map(Number)
  return { result, cars, placeOf: new Map(cars.map((car, place) => [car, place])) }
}

/** Whether a car is as `SIDES` has it. */
const isSide = (car: number, side: number): boolean | undefined =>
  [car > 5, car <= 5, car % 2 === 1, car % 2 === 0][side]

function sumSides(selection: Selection, sum: number, tie: boolean): Hits {
  const sides = [sum > 11, sum <= 11, sum % 2 === 1, sum % 2 === 0]
  if (!tie) return eachPick(selection, sides.length, (side) => (sides[side] ? side : LOST))
  return eachPick(selection, 1, (side) => (sum === 11 ? REFUNDED : winsIf(sides[side])))
}

/** How bets on ten cars are settled. */
export const racingTenSettling: Settling<RacingTenBet, Drawn> = {
  read,
  hits: (bet, selection, { result, cars, placeOf }) => {
    const carAt = (place: number): number => cars[place] ?? Number.NaN
    switch (bet.kind) {
      case 'straight':
        return wonUnits(straightWon(selection, cars, result))
      case 'position':
        return eachPick(selection, 1, (car, place) => winsIf(carAt(place) === car))
      case 'not-fixed':
        return eachPick(selection, 1, (car) => {
          const place = placeOf.get(car) ?? Number.NaN
          return winsIf(place >= bet.from && place < bet.from + bet.count)
        })
      case 'place-sides':
        return eachPick(selection, 1, (side, place) => winsIf(isSide(carAt(place), side)))
      case 'dragon-tiger':
        return eachPick(selection, 1, (animal, place) => winsIf((carAt(place) > carAt(9 - place) ? 0 : 1) === animal))
      case 'sum': {
        const sum = cars.slice(0, bet.of).reduce((total, car) => total + car, 0)
        const least = bet.of === 2 ? 3 : 6
        return eachPick(selection, bet.of === 2 ? 17 : 22, (pick) => (pick === sum ? pick - least : LOST))
      }
      case 'sum-sides':
        return sumSides(selection, carAt(0) + carAt(1), bet.tie)
    }
  },
}
