/** Below this, halving the space between two places again would soon lose their order. */
const NARROWEST = 1e-6

/**
 * Places for things in a wanted order, strictly rising. Those that have one already (`known`, in the wanted order) keep
 * it, as many as can: a newcomer between two stands at a place between theirs, and what was moved is moved alone. Only
 * where there is no space left are all counted anew.
 */
export function steadyPlaces(known: readonly (number | null)[]): number[] {
  const kept = longestRise(known)
  const places: number[] = []
  for (let from = 0; from < known.length; ) {
    const place = kept.has(from) ? known[from] : undefined
    if (place !== undefined && place !== null) {
      places.push(place)
      from += 1
      continue
    }
    let until = from
    while (until < known.length && !kept.has(until)) until += 1
    places.push(...between(places.at(-1), known[until] ?? undefined, until - from))
    from = until
  }
  const isTight = places.some((place, index) => index > 0 && place - (places[index - 1] ?? 0) < NARROWEST)
  return isTight ? known.map((_, index) => index + 1) : places
}

/** Evenly between two places, or in whole steps where only one of them stands. */
function between(before: number | undefined, behind: number | undefined, count: number): number[] {
  if (before !== undefined && behind !== undefined) {
    const step = (behind - before) / (count + 1)
    return Array.from({ length: count }, (_, index) => before + step * (index + 1))
  }
  const start = before !== undefined ? before + 1 : behind !== undefined ? behind - count : 1
  return Array.from({ length: count }, (_, index) => start + index)
}

/** Indexes of a longest strictly rising part, by patience sorting. */
function longestRise(values: readonly (number | null)[]): Set<number> {
  const ends: number[] = []
  const comesAfter = new Map<number, number | undefined>()
  const valueAt = (index: number | undefined) => (index === undefined ? Number.NaN : (values[index] ?? Number.NaN))
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (valueAt(ends[middle]) < value) low = middle + 1
      else high = middle
    }
    comesAfter.set(index, ends[low - 1])
    ends[low] = index
  }
  const rise = new Set<number>()
  for (let index = ends.at(-1); index !== undefined; index = comesAfter.get(index)) rise.add(index)
  return rise
}
