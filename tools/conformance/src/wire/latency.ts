/** Milliseconds that answers took: how many there were, and within which time half and 99 of 100 of them came. */
export type Latency = { readonly calls: number; readonly p50: number; readonly p99: number }

export function createStopwatch() {
  const times: number[] = []
  return {
    add: (milliseconds: number) => void times.push(milliseconds),
    read: (): Latency => {
      const sorted = times.toSorted((one, other) => one - other)
      const at = (part: number) => Number((sorted[Math.ceil(sorted.length * part) - 1] ?? 0).toFixed(1))
      return { calls: sorted.length, p50: at(0.5), p99: at(0.99) }
    },
  }
}
