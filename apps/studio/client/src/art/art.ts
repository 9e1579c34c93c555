import { type SlotLook, slotLook } from '#slot-art'

/** Reads what a slot looks like, which the play page's own markup begins to fetch. Throws where it cannot be had. */
export async function readLook(code: string): Promise<SlotLook> {
  const response = await fetch(`/play/${code}/look.json`)
  return slotLook.parse(await response.json())
}

export function artFile(file: string): string {
  return `/art/${file}`
}

/** The smallest of several sizes that is at least `wanted`, or the largest there is. */
export function nearest<T>(sizes: readonly T[], sizeOf: (item: T) => number, wanted: number): T {
  const rising = [...sizes].sort((a, b) => sizeOf(a) - sizeOf(b))
  const chosen = rising.find((item) => sizeOf(item) >= wanted) ?? rising.at(-1)
  if (!chosen) throw new RangeError('no size to choose from')
  return chosen
}
