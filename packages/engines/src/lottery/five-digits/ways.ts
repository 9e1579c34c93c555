import { choose } from '../choose.ts'

/** In how many orders digits can stand that are repeated so. */
export function ordersOf(repeats: readonly number[]): number {
  let left = repeats.reduce((all, times) => all + times, 0)
  let orders = 1
  for (const times of repeats) {
    orders *= choose(left, times)
    left -= times
  }
  return orders
}

/** Of sizes, the sum of the products of every choice of so many: the elementary symmetric polynomial. */
export function sumOfProducts(sizes: readonly number[], count: number): number {
  const sums = [1, ...Array.from({ length: count }, () => 0)]
  for (const size of sizes) {
    for (let taken = count; taken > 0; taken -= 1) sums[taken] = (sums[taken] ?? 0) + (sums[taken - 1] ?? 0) * size
  }
  return sums[count] ?? 0
}

/**
 * Ways to choose some of `first` and some of `second` with nothing chosen twice, where `both` stand in both rows:
 * however many of the first choice stand in both are missing in the second.
 */
export function choosePair(
  first: { readonly size: number; readonly taken: number },
  second: { readonly size: number; readonly taken: number },
  both: number,
): number {
  let ways = 0
  for (let shared = 0; shared <= Math.min(first.taken, both); shared += 1) {
    ways +=
      choose(both, shared) *
      choose(first.size - both, first.taken - shared) *
      choose(second.size - shared, second.taken)
  }
  return ways
}

/** How many numbers of so many digits have each sum. */
function numbersBySum(length: number): number[] {
  let ways = [1]
  for (let n = 0; n < length; n += 1) {
    const longer = Array.from({ length: ways.length + 9 }, () => 0)
    for (const [sum, count] of ways.entries()) {
      for (let digit = 0; digit <= 9; digit += 1) longer[sum + digit] = (longer[sum + digit] ?? 0) + count
    }
    ways = longer
  }
  return ways
}

const NUMBERS_BY_SUM = { 2: numbersBySum(2), 3: numbersBySum(3) } as const

/** How many numbers of two or three digits have this sum. */
export const numbersOfSum = (length: 2 | 3, sum: number): number => NUMBERS_BY_SUM[length][sum] ?? 0

/** How many sets of two or three digits, not all alike, have this sum: each has three or six orders (two of two). */
export function setsOfSum(length: 2 | 3, sum: number): number {
  const alike = Number(sum % length === 0)
  if (length === 2) return (numbersOfSum(2, sum) - alike) / 2
  let pairs = 0
  for (let twice = 0; twice <= 9; twice += 1) {
    const single = sum - 2 * twice
    if (single >= 0 && single <= 9 && single !== twice) pairs += 1
  }
  return pairs + (numbersOfSum(3, sum) - alike - 3 * pairs) / 6
}

/** How many numbers of so many digits have this difference between their largest and smallest digit. */
export function numbersOfSpan(length: number, span: number): number {
  if (span === 0) return 10
  return (10 - span) * ((span + 1) ** length - 2 * span ** length + (span - 1) ** length)
}
