import { useEffect, useState } from 'react'

/** For how many milliseconds a round against the clock goes on, anew with every frame; 0 where none does. */
export function useClimb(since: number | null): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (since === null) return
    const step = (at: number) => {
      setNow(at)
      frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [since])
  return since === null ? 0 : Math.max(0, now - since)
}
