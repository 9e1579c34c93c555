import { useEffect, useState } from 'react'

/** Whether so many milliseconds have passed since this was named; never while it is null. */
export function useElapsed(named: string | null, ms: number): boolean {
  const [past, setPast] = useState<string | null>(ms === 0 ? named : null)
  useEffect(() => {
    if (named === null || ms === 0) return
    const timer = setTimeout(() => setPast(named), ms)
    return () => clearTimeout(timer)
  }, [named, ms])
  return named !== null && (ms === 0 || past === named)
}
