import { useEffect, useState } from 'react'
import { type BingoView, FREE } from './bingo-lines.ts'
import { isCalm } from './calm.ts'

/** A ball that is on the card is given more time than one that is not. */
const MISS_MS = 115
const HIT_MS = 290
const QUICK_MS = 18
/** From the last ball to the next round. */
const END_MS = 1300
const QUICK_END_MS = 450

type CallNeeds = {
  readonly round: string
  readonly view: BingoView | null
  readonly quick: boolean
  readonly onSeen: () => void
}

/** How many balls have been called: one after the other, or all of them for a round that was there from the beginning. */
export function useCalls({ round, view, quick, onSeen }: CallNeeds) {
  const most = view?.calls.length ?? 0
  const [told, setTold] = useState({ round, count: most })
  if (told.round !== round) setTold({ round, count: isCalm() ? most : 0 })
  const count = Math.min(told.count, most)
  const isOver = view !== null && count === most

  useEffect(() => {
    if (!view || count >= most) return
    const isHit = count > 0 && view.calls[count - 1] !== FREE && view.card.includes(view.calls[count - 1] ?? -1)
    const ms = quick ? QUICK_MS : isHit ? HIT_MS : MISS_MS
    const timer = setTimeout(() => setTold((now) => ({ ...now, count: now.count + 1 })), ms)
    return () => clearTimeout(timer)
  }, [view, count, most, quick])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is seen once.
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(onSeen, quick ? QUICK_END_MS : END_MS)
    return () => clearTimeout(timer)
  }, [round, isOver])

  return { called: view?.calls.slice(0, count) ?? [], isOver, skip: () => setTold({ round, count: most }) }
}
