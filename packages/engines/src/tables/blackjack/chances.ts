import { type Fraction, fraction, product, sum } from '../../exact/fraction.ts'

/** Everything that may come of something, each with its chance; the chances add up to 1. */
export type Chances<T> = readonly { readonly value: T; readonly chance: Fraction }[]

const ALWAYS = fraction(1n)

export function certain<T>(value: T): Chances<T> {
  return [{ value, chance: ALWAYS }]
}

/** What comes of something after which comes something else. Values that are written alike are taken together. */
export function followedBy<T, U>(first: Chances<T>, next: (value: T) => Chances<U>): Chances<U> {
  const all = first.flatMap(({ value, chance }) =>
    next(value).map((after) => ({ value: after.value, chance: product(chance, after.chance) })),
  )
  const alike = Map.groupBy(all, ({ value }) => JSON.stringify(value))
  return [...alike.values()].flatMap((same) => {
    const chance = sum(same.map((each) => each.chance))
    return same.slice(0, 1).map(({ value }) => ({ value, chance }))
  })
}

/** The mean of a number over all that may come. */
export function meanOf<T>(chances: Chances<T>, number: (value: T) => Fraction): Fraction {
  return sum(chances.map(({ value, chance }) => product(number(value), chance)))
}
