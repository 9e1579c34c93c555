import { useState } from 'react'

export type DraftOrder = { readonly changed: boolean; readonly keys: readonly string[]; readonly discard: () => void }

/** An order as somebody is changing it; until they do, the one that is kept. */
export function useDraftOrder<T>(kept: readonly T[], keyOf: (item: T) => string) {
  const [wished, setWished] = useState<readonly string[]>()
  const known = new Map(kept.map((item) => [keyOf(item), item]))
  const keys = wished ?? [...known.keys()]
  return {
    changed: wished !== undefined,
    keys,
    list: keys.flatMap((key) => known.get(key) ?? []),
    sort: (next: readonly string[]) => setWished(next),
    remove: (key: string) => setWished(keys.filter((one) => one !== key)),
    discard: () => setWished(undefined),
  }
}
