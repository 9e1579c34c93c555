/** Upper ends of the classes in milliseconds; what took longer than the last is in a class of its own. */
const ENDS = [1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200, 2000, 5000, 10_000] as const

export const TOOK_CLASSES = ENDS.length + 1

/** The class of a call that took so long. */
export function tookClass(ms: number): number {
  const found = ENDS.findIndex((end) => ms <= end)
  return found < 0 ? ENDS.length : found
}

/**
 * How long the given share of calls took at most, in milliseconds, from their number in each class: between the ends of
 * its class in proportion, as Prometheus does (https://prometheus.io/docs/prometheus/latest/querying/functions/
 * #histogram_quantile). Null where there was no call.
 */
export function tookAtMost(classes: readonly number[], share: number): number | null {
  const total = classes.reduce((sum, calls) => sum + calls, 0)
  if (total === 0) return null
  const rank = share * total
  let before = 0
  for (const [at, calls] of classes.entries()) {
    const end = ENDS[at]
    if (end === undefined) break
    if (calls > 0 && before + calls >= rank) {
      const start = ENDS[at - 1] ?? 0
      return start + (end - start) * ((rank - before) / calls)
    }
    before += calls
  }
  return ENDS[ENDS.length - 1] ?? null
}
