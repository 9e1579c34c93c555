import { useEffect, useState } from 'react'

/** What a board shows of the last round: nothing, its motion, or what it came to. */
export type Showing = 'nothing' | 'motion' | 'end'

/** The last round, or an empty text before the first; the name of the choice as it stands; how long the motion lasts. */
type Shown = { readonly round: string; readonly choice: string; readonly lastsMs: number }

/**
 * A round that comes in is shown in motion first, then at its end; one that was there from the beginning, after a reload,
 * is at its end. Once the choice is another one, the round is not shown any more: the board it was played on is gone.
 */
export function useShowing({ round, choice, lastsMs }: Shown): Showing {
  const [play, setPlay] = useState({ round, choice, isOver: true })
  if (play.round !== round) setPlay({ round, choice, isOver: false })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round lasts as long as was said when it came in.
  useEffect(() => {
    if (play.isOver) return
    const timer = setTimeout(() => setPlay((now) => ({ ...now, isOver: true })), lastsMs)
    return () => clearTimeout(timer)
  }, [play.round, play.isOver])

  if (round === '' || play.choice !== choice) return 'nothing'
  return play.isOver ? 'end' : 'motion'
}
