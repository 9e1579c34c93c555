/** A sequence of two kinds: how many there are of each, and in how many runs of a kind they came. */
export type Runs = { readonly ones: number; readonly others: number; readonly runs: number }

/** With fewer of a kind the number of runs is no normal distribution yet. */
const FEWEST = 20

/**
 * The probability that chance alone makes as many or as few runs, given how many there are of each kind: the test of
 * Wald and Wolfowitz (Annals of Mathematical Statistics 11, 1940). It does not ask how often each kind should come, only
 * for the order they come in. Null for too few of a kind.
 */
export function runsTest({ ones, others, runs }: Runs): number | null {
  if (Math.min(ones, others) < FEWEST) return null
  const all = ones + others
  const twice = 2 * ones * others
  const mean = twice / all + 1
  const variance = (twice * (twice - all)) / (all * all * (all - 1))
  return twoSided((runs - mean) / Math.sqrt(variance))
}

/** The chance of a normal distribution to be so many standard deviations off or more, to either side. */
export function twoSided(deviations: number): number {
  return complementaryError(Math.abs(deviations) / Math.SQRT2)
}

/** erfc for what is not negative, by Chebyshev's fit with a relative error below 1.2e-7 (Press et al., Numerical Recipes, 6.2). */
function complementaryError(x: number): number {
  const t = 1 / (1 + x / 2)
  const fit = FIT.reduceRight((sum, coefficient) => sum * t + coefficient, 0)
  return t * Math.exp(-x * x + fit)
}

const FIT = [
  ...[-1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806],
  ...[0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277],
]
