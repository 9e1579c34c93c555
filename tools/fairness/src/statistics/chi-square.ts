/** How often something came, and how often it should on average. */
export type Cell = { readonly found: number; readonly expected: number }

/** Pearson's statistic needs a few of each: what is expected less often is counted together (Cochran's rule). */
const FEWEST_EXPECTED = 5

/**
 * The probability that chance alone is as far off as these counts or farther, by Pearson's chi-square; null where fewer
 * than two cells are left to compare. What cannot happen and did makes it 0.
 */
export function goodnessOfFit(cells: readonly Cell[]): number | null {
  if (cells.some(({ found, expected }) => expected === 0 && found > 0)) return 0
  const together = gathered(cells.filter(({ expected }) => expected > 0))
  if (together.length < 2) return null
  const statistic = together.reduce((sum, { found, expected }) => sum + (found - expected) ** 2 / expected, 0)
  return chiSquareTail(statistic, together.length - 1)
}

/** The rare cells as one; it joins the most frequent one where they are too rare even together. */
function gathered(cells: readonly Cell[]): readonly Cell[] {
  const [first, ...others] = cells
    .filter(({ expected }) => expected >= FEWEST_EXPECTED)
    .toSorted((a, b) => b.expected - a.expected)
  const rare = addUp(cells.filter(({ expected }) => expected < FEWEST_EXPECTED))
  if (!first || rare.expected >= FEWEST_EXPECTED) return [...(first ? [first] : []), ...others, rare]
  return [addUp([first, rare]), ...others]
}

const addUp = (cells: readonly Cell[]): Cell =>
  cells.reduce((a, b) => ({ found: a.found + b.found, expected: a.expected + b.expected }), { found: 0, expected: 0 })

/**
 * The chance of chi-square with so many degrees of freedom to be at least that: the regularised upper incomplete gamma
 * function Q(degrees / 2, statistic / 2) (NIST Digital Library of Mathematical Functions, 8.2.4, 8.11.4 and 8.9.2).
 */
export function chiSquareTail(statistic: number, degrees: number): number {
  const [a, x] = [degrees / 2, statistic / 2]
  if (x <= 0) return 1
  const scale = Math.exp(-x + a * Math.log(x) - logGammaOfHalf(degrees))
  return x < a + 1 ? 1 - scale * series(a, x) : scale * continuedFraction(a, x)
}

/** Where a further term changes nothing any more. */
const SMALL = 1e-16
const MOST_TERMS = 100_000

function series(a: number, x: number): number {
  let [term, sum] = [1 / a, 1 / a]
  for (let n = 1; n < MOST_TERMS && term > sum * SMALL; n += 1) {
    term *= x / (a + n)
    sum += term
  }
  return sum
}

/** By Lentz' method (Press et al., Numerical Recipes, 5.2). */
function continuedFraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = Number.MAX_VALUE
  let d = 1 / b
  let value = d
  for (let n = 1; n < MOST_TERMS; n += 1) {
    const numerator = -n * (n - a)
    b += 2
    d = 1 / (numerator * d + b)
    c = b + numerator / c
    value *= c * d
    if (Math.abs(c * d - 1) < SMALL * 10) break
  }
  return value
}

/** The logarithm of gamma of half a whole number, from gamma(1/2) = sqrt(pi) or gamma(1) = 1 up. */
function logGammaOfHalf(halves: number): number {
  let sum = halves % 2 === 1 ? Math.log(Math.PI) / 2 : 0
  for (let at = halves % 2 === 1 ? 1 : 2; at < halves; at += 2) sum += Math.log(at / 2)
  return sum
}
