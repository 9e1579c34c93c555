import { useState } from 'react'

/** Whether work is under way, and a way to say so: `watch` given a promise is busy until it settles; its failure stays the caller's. */
export function useBusy(): readonly [busy: boolean, watch: (work: unknown) => unknown] {
  const [busy, setBusy] = useState(false)
  function watch(work: unknown): unknown {
    if (!(work instanceof Promise)) return work
    setBusy(true)
    return work.finally(() => setBusy(false))
  }
  return [busy, watch]
}
