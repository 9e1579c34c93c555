import { useEffect, useState } from 'react'

/** How finely a countdown moves. */
const STEP_MS = 100

/** Milliseconds until an instant by the server's clock, never below zero; zero where there is none. */
export function useRemaining(until: string | null, now: () => number): number {
  const end = until === null ? null : Date.parse(until)
  const [shown, setShown] = useState({ end, left: leftUntil(end, now) })
  const left = shown.end === end ? shown.left : leftUntil(end, now)
  useEffect(() => {
    if (end === null) return
    const timer = setInterval(() => {
      const next = leftUntil(end, now)
      setShown({ end, left: next })
      if (next === 0) clearInterval(timer)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [end, now])
  return left
}

const leftUntil = (end: number | null, now: () => number): number => (end === null ? 0 : Math.max(0, end - now()))
