import { type Fraction, fraction, product, sum } from '../exact/fraction.ts'
import type { Series } from './free-spins.ts'
import { weightOf } from './hold.ts'
import type { Hold } from './machine.ts'

/**
 * What respins bring that begin with `first` money symbols on so many places, exactly. `spins`: how many respins there
 * are. Values are independent of each other and of how many are held: with N held of mean value m and mean square s, the
 * sum has the mean E[N] m and the mean square E[N] (s - m^2) + E[N^2] m^2.
 */
export function holdSeries(hold: Hold, places: number, first: number): Series {
  const ends = endsOf(hold, places, first)
  const weight = BigInt(weightOf(hold))
  const meanOf = (power: bigint) =>
    fraction(
      hold.values.reduce((all, one) => all + BigInt(one.weight) * BigInt(one.value) ** power, 0n),
      weight,
    )
  const [mean, square] = [meanOf(1n), meanOf(2n)]
  const full = fraction(BigInt(hold.full))
  const held = ends.map(({ chance, count }) => {
    const number = fraction(BigInt(count))
    const extra = count === places ? full : fraction(0n)
    const sumMean = product(number, mean)
    const sumSquare = sum([
      product(number, square),
      product(product(number, fraction(BigInt(count - 1))), product(mean, mean)),
    ])
    return {
      win: product(chance, sum([sumMean, extra])),
      square: product(chance, sum([sumSquare, product(fraction(2n), product(sumMean, extra)), product(extra, extra)])),
    }
  })
  const largest = Math.max(...hold.values.map(({ value }) => value))
  const largestWeight = hold.values.reduce((all, one) => (one.value === largest ? all + one.weight : all), 0)
  const filled = sum(ends.filter(({ count }) => count === places).map(({ chance }) => chance))
  return {
    spins: sum(ends.map(({ spins }) => spins)),
    win: sum(held.map(({ win }) => win)),
    square: sum(held.map((one) => one.square)),
    largest: BigInt(largest * places + hold.full),
    largestChance: product(filled, power(fraction(BigInt(largestWeight), weight), places)),
  }
}

/** Respins that end with so many held: their chance, and that times how many respins there were on average. */
type End = { readonly count: number; readonly chance: Fraction; readonly spins: Fraction }

/**
 * The respins before the next money symbol comes are at most `respins`: with q the chance that all empty places stay
 * empty, it comes in the i-th with q^(i-1) (1 - q), and not at all with q^respins.
 */
function endsOf(hold: Hold, places: number, first: number): readonly End[] {
  const lands = fraction(BigInt(weightOf(hold)), BigInt(hold.of))
  const stays = fraction(BigInt(hold.of - weightOf(hold)), BigInt(hold.of))
  const open = new Map([[first, { chance: fraction(1n), spins: fraction(0n) }]])
  const ends: End[] = []
  for (let count = first; count <= places; count += 1) {
    const here = open.get(count)
    if (!here) continue
    const empty = places - count
    const none = power(stays, empty)
    if (empty === 0) {
      ends.push({ count, ...here })
      continue
    }
    const over = power(none, hold.respins)
    const allRespins = fraction(BigInt(hold.respins))
    ends.push({ count, ...later(here, over, product(over, allRespins)) })
    // Sums over the respin in which the next ones come: of its chance before what comes, and of that times its number.
    const turns = Array.from({ length: hold.respins }, (_, turn) => ({ turn, before: power(none, turn) }))
    const chances = sum(turns.map(({ before }) => before))
    const numbers = sum(turns.map(({ turn, before }) => product(before, fraction(BigInt(turn + 1)))))
    for (let more = 1; more <= empty; more += 1) {
      const come = product(product(power(lands, more), power(stays, empty - more)), fraction(choose(empty, more)))
      const next = later(here, product(come, chances), product(come, numbers))
      const known = open.get(count + more)
      open.set(
        count + more,
        known ? { chance: sum([known.chance, next.chance]), spins: sum([known.spins, next.spins]) } : next,
      )
    }
  }
  return ends
}

/** What follows with a chance, `spins` being that chance times the respins it takes on average. */
const later = (before: Omit<End, 'count'>, chance: Fraction, spins: Fraction): Omit<End, 'count'> => ({
  chance: product(before.chance, chance),
  spins: sum([product(before.spins, chance), product(before.chance, spins)]),
})

function power(base: Fraction, exponent: number): Fraction {
  return fraction(base.over ** BigInt(exponent), base.under ** BigInt(exponent))
}

/** How many ways there are to choose `of` out of `all`. */
function choose(all: number, of: number): bigint {
  let ways = 1n
  for (let one = 1; one <= of; one += 1) ways = (ways * BigInt(all - of + one)) / BigInt(one)
  return ways
}
