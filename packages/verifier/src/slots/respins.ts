import type { Board } from './board.ts'
import type { SlotRules } from './slot-rules.ts'

type Hold = NonNullable<SlotRules['hold']>
type Below = (bound: number) => number

/** Money symbols in the order they came: what each place is worth, in coins. */
export type Money = ReadonlyMap<number, number>

/** All that is held after a respin, how many are left, and what it all is worth once they are over. */
type Respin = { readonly held: Money; readonly left: number; readonly worth: bigint }

/** The places of a symbol. */
export const placesWith = (board: Board, symbol: string): number[] =>
  [...board.keys()].filter((place) => board[place] === symbol)

/** The values of the money symbols that are seen, drawn place by place. */
export function moneyOn(hold: Hold, places: readonly number[], below: Below): Money {
  const sum = hold.values.reduce((weights, { weight }) => weights + weight, 0)
  return new Map(places.map((place) => [place, moneyAt(hold, below(sum)) ?? 0]))
}

/** Spins the empty places again, one after the other, until so many times nothing came or no place is empty. */
export function* respinsFrom(
  hold: Hold,
  { money, places }: { readonly money: Money; readonly places: number },
  below: Below,
): Generator<Respin, void> {
  let [held, left] = [money, hold.respins]
  while (left > 0) {
    const come = cameOn(hold, emptyPlaces(held, places), below)
    held = new Map([...held, ...come])
    left = come.length > 0 ? hold.respins : left - 1
    if (held.size === places) left = 0
    yield { held, left, worth: left === 0 ? worthOf(hold, held, places) : 0n }
  }
}

const emptyPlaces = (held: Money, places: number): number[] =>
  Array.from({ length: places }, (_, place) => place).filter((place) => !held.has(place))

const cameOn = (hold: Hold, empty: readonly number[], below: Below): [number, number][] =>
  empty.flatMap((place): [number, number][] => {
    const value = moneyAt(hold, below(hold.of))
    return value === undefined ? [] : [[place, value]]
  })

const worthOf = ({ full }: Hold, held: Money, places: number): bigint =>
  [...held.values()].reduce((worth, value) => worth + BigInt(value), held.size === places ? BigInt(full) : 0n)

/** Weights lie one after the other from 0; beyond them all is nothing. */
function moneyAt({ values }: Hold, drawn: number): number | undefined {
  let rest = drawn
  return values.find(({ weight }) => {
    rest -= weight
    return rest < 0
  })?.value
}
