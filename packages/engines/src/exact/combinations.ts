/** In how many ways `taken` things can be chosen from `of`; 0 where that is impossible. Both are whole numbers. */
export function combinations(of: number, taken: number): bigint {
  if (taken < 0 || taken > of) return 0n
  let ways = 1n
  for (let n = 1; n <= taken; n += 1) ways = (ways * BigInt(of - taken + n)) / BigInt(n)
  return ways
}
