/** In how many ways `taken` of `of` things can be chosen; 0 where that is impossible. Exact up to 2^53. */
export function choose(of: number, taken: number): number {
  if (taken < 0 || taken > of) return 0
  let ways = 1
  for (let n = 1; n <= taken; n += 1) ways = (ways * (of - taken + n)) / n
  return ways
}
