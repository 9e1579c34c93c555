import { useEffect, useState } from 'react'

/** How far a round is shown. */
export type Steps = {
  /** How many of its steps have been made. */
  readonly made: number
  /** Whether the last of them has. */
  readonly isOver: boolean
  /** Whether it came in while somebody watched; one that lay on the table from the first moment does not move. */
  readonly isLive: boolean
}

/** Shows a round step by step, each at its time after the round came in, in milliseconds. */
export function useSteps(round: string, at: readonly number[]): Steps {
  const [shown, setShown] = useState({ round, made: Number.POSITIVE_INFINITY, isLive: false })
  if (shown.round !== round) setShown({ round, made: 0, isLive: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round goes on at the pace it came in with.
  useEffect(() => {
    if (!shown.isLive) return
    const timers = at.map((ms, step) => setTimeout(() => setShown((now) => ({ ...now, made: step + 1 })), ms))
    return () => timers.forEach(clearTimeout)
  }, [shown.round])

  return { made: shown.made, isOver: shown.made >= at.length, isLive: shown.isLive }
}
