import type { Board } from './board.ts'
import { coinsFor, type SlotRules } from './slot-rules.ts'

/** A win without a line: so many of a symbol at these places, in so many ways, in coins. */
export type SymbolWin = {
  readonly symbol: string
  readonly count: number
  readonly ways: number
  readonly places: readonly number[]
  readonly win: bigint
}

/** Places that may win together; what is counted of them, and how often the win stands there. */
type Group = Pick<SymbolWin, 'count' | 'ways' | 'places'>

/** Whether a symbol, or a wild in its stead, stands at each place. */
type Fits = readonly boolean[]

/** The wins of all symbols in the order of the pay table; those of one by the first of their places. */
export function symbolWinsOn(rules: SlotRules, board: Board): SymbolWin[] {
  const { pattern, pays, wild, scatter } = rules
  if (!pattern) return []
  return Object.keys(pays).flatMap((symbol) => {
    if (symbol === wild || symbol === scatter) return []
    const groups = GROUPS[pattern](
      board.map((seen) => seen === symbol || seen === wild),
      rules.rows,
    )
    const real = pattern === 'ways' ? groups : groups.filter(({ places }) => places.some((at) => board[at] === symbol))
    return real
      .map((group) => ({ symbol, ...group, win: coinsFor(rules, symbol, group.count) * BigInt(group.ways) }))
      .filter(({ win }) => win > 0n)
  })
}

const GROUPS: Readonly<Record<NonNullable<SlotRules['pattern']>, (fits: Fits, rows: number) => Group[]>> = {
  ways: waysThrough,
  anywhere: (fits) => [together(placesOf(fits))],
  clusters: (fits, rows) => touching(fits, rows).map(together),
}

const together = (places: readonly number[]): Group => ({ count: places.length, ways: 1, places })
const placesOf = (fits: Fits): number[] => [...fits.keys()].filter((place) => fits[place])

/** The ways that have come to a reel go on by each place of it that fits; the win ends before a reel without one. */
function waysThrough(fits: Fits, rows: number): Group[] {
  for (let [count, ways] = [0, 1]; ; count += 1) {
    const here = placesOf(fits.slice(count * rows, (count + 1) * rows)).length
    if (here === 0) return [{ count, ways, places: placesOf(fits.slice(0, count * rows)) }]
    ways *= here
  }
}

/** Places that touch side by side: each points to an earlier one of its group, the first of them to itself. */
function touching(fits: Fits, rows: number): number[][] {
  const earlier = fits.map((_, place) => place)
  const firstOf = (place: number): number => {
    const before = earlier[place] ?? place
    return before === place ? place : firstOf(before)
  }
  const join = (one: number, other: number) => {
    const [a, b] = [firstOf(one), firstOf(other)]
    earlier[Math.max(a, b)] = Math.min(a, b)
  }
  const groups = new Map<number, number[]>()
  const all = placesOf(fits)
  for (const place of all) {
    if (place % rows > 0 && fits[place - 1]) join(place, place - 1)
    if (fits[place - rows]) join(place, place - rows)
  }
  for (const place of all) groups.set(firstOf(place), [...(groups.get(firstOf(place)) ?? []), place])
  return [...groups.values()]
}
