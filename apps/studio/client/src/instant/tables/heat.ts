/** How hot each of these multiples is, from 0 for the least to 1 for the most: evenly, so that neighbours can be told apart. */
export function heatOf(multiples: readonly string[]): ReadonlyMap<string, number> {
  const steps = [...new Set(multiples)].toSorted((a, b) => Number(a) - Number(b))
  return new Map(steps.map((multiple, step) => [multiple, steps.length > 1 ? step / (steps.length - 1) : 1]))
}
