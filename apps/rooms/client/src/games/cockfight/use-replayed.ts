import { useEffect, useState } from 'react'
import type { Turn } from '#protocol'

/** From one turn to the next while a fight is shown again. */
const TURN_MS = 2_200

type Replayed = {
  /** What is to be seen now. */
  readonly shown: readonly Turn[]
  readonly isPlaying: boolean
  readonly play: () => void
}

/** Shows the turns of a fight that has ended once more, one after the other. */
export function useReplayed(coup: string, turns: readonly Turn[]): Replayed {
  const [at, setAt] = useState<{ readonly coup: string; readonly count: number } | null>(null)
  const isPlaying = at !== null && at.coup === coup && at.count < turns.length
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => setAt({ coup, count: (at?.count ?? 0) + 1 }), TURN_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, coup, at])
  return {
    shown: isPlaying ? turns.slice(0, at.count) : turns,
    isPlaying,
    play: () => setAt({ coup, count: 0 }),
  }
}
