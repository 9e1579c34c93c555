import type { lotteryNumbers, NumberRate, NumberState } from '@sanuk/contracts/lottery-numbers'
import type { AnswerOf } from '@sanuk/contracts/route'
import { type Amount, parseAmount } from '@sanuk/money/amount'

/** How a number is sold: at which rate, and what may still be staked on it (`null`: as much as anybody wants). */
export type Standing = { readonly rate: NumberRate; readonly left: Amount | null }

/** How the numbers of a play are sold: those that are listed, and all others at the full rate. */
type PlayRates = { readonly left: Amount | null; readonly numbers: ReadonlyMap<string, Standing> }

/** By the codes of plays; a play that is not there has no limits by number. */
export type NumberRates = ReadonlyMap<string, PlayRates>

export const NO_RATES: NumberRates = new Map()

/** Numbers of plays whose standing was told apart from the list, as by a refusal. */
export type ToldNumbers = readonly { readonly play: string; readonly numbers: readonly NumberState[] }[]

export const ratesFrom = ({ plays }: AnswerOf<typeof lotteryNumbers>): NumberRates =>
  new Map(plays.map(({ play, left, numbers }) => [play, { left: readLeft(left), numbers: standings(numbers) }]))

const readLeft = (left: string | null): Amount | null => (left === null ? null : parseAmount(left))

const standings = (numbers: readonly NumberState[]): Map<string, Standing> =>
  new Map(numbers.map(({ number, rate, left }) => [number, { rate, left: readLeft(left) }]))

/** How a number of a play is sold; `null` where the play has no limits. */
export function standingOf(rates: NumberRates, play: string, number: string): Standing | null {
  const own = rates.get(play)
  return own ? (own.numbers.get(number) ?? { rate: 'full', left: own.left }) : null
}

/** Rates with what was told of some numbers besides: of two standings of a number, the one that allows less holds. */
export function withTold(rates: NumberRates, told: ToldNumbers): NumberRates {
  const all = new Map(rates)
  for (const { play, numbers } of told) {
    const own = all.get(play) ?? { left: null, numbers: new Map<string, Standing>() }
    const merged = new Map(own.numbers)
    for (const [number, standing] of standings(numbers)) {
      const before = merged.get(number)
      merged.set(number, before ? stricter(before, standing) : standing)
    }
    all.set(play, { ...own, numbers: merged })
  }
  return all
}

/** What was told of numbers, and then told anew of some of them: of each the latest. */
export function toldAnew(before: ToldNumbers, next: ToldNumbers): ToldNumbers {
  const anew = new Set(next.flatMap(({ play, numbers }) => numbers.map(({ number }) => `${play} ${number}`)))
  const kept = before.map(({ play, numbers }) => ({
    play,
    numbers: numbers.filter(({ number }) => !anew.has(`${play} ${number}`)),
  }))
  return [...kept, ...next]
}

const STRICTNESS: Readonly<Record<NumberRate, number>> = { full: 0, half: 1, closed: 2 }

function stricter(one: Standing, other: Standing): Standing {
  if (one.rate !== other.rate) return STRICTNESS[one.rate] > STRICTNESS[other.rate] ? one : other
  if (one.left === null) return other
  return other.left === null || one.left < other.left ? one : other
}
