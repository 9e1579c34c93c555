/** One after the other out of a row, what is taken closing the gap it leaves. */
export function someOf<T>(from: readonly T[], count: number, below: (bound: number) => number): T[] {
  const row = [...from]
  const taken: T[] = []
  while (taken.length < count) taken.push(...row.splice(below(row.length), 1))
  return taken
}

/** The whole numbers from the first to the last. */
export const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n)
