import { useEffect, useState } from 'react'
import type { TableState, Turn } from '#protocol'
import { isCalm } from '../motion.ts'

/** How far a coup has been seen. */
export type Dealing = {
  readonly shown: readonly Turn[]
  /** How many turns have been seen, from the first. */
  readonly seen: number
  /** Whether the result may be told: its turns have all been seen. */
  readonly isSeen: boolean
}

const NOTHING_SHOWN: readonly Turn[] = []

type Pace = { readonly still: number; readonly turnMs: number }

/** Lets totals and result wait until the turn that made them has been seen. */
export function useDealing(table: TableState | null, { still, turnMs }: Pace): Dealing {
  const coup = table?.coup ?? null
  const id = coup?.id ?? null
  const shown = coup?.shown ?? NOTHING_SHOWN
  const count = shown.length
  const [last, setLast] = useState({ coup: id, count })
  const known = Math.min(count, Math.max(last.coup === id ? last.count : 0, still))
  useEffect(() => {
    // Each turn takes its own time, however soon the next one comes.
    setTimeout(
      () => setLast((before) => (before.coup === id && before.count > count ? before : { coup: id, count })),
      isCalm() ? 0 : turnMs,
    )
  }, [id, count, turnMs])
  return { shown, seen: known, isSeen: known === count }
}
