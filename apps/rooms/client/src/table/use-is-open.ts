import { useEffect, useState } from 'react'
import type { TableState } from '#protocol'

/** Whether bets are taken: until the table says that it is closed, or its time is up by the server's clock. */
export function useIsOpen(table: TableState | null, now: () => number): boolean {
  const end = table?.phase === 'betting' && table.coup ? Date.parse(table.coup.closesAt) : null
  const [over, setOver] = useState<number | null>(null)
  useEffect(() => {
    if (end === null) return
    const timer = setTimeout(() => setOver(end), Math.max(0, end - now()))
    return () => clearTimeout(timer)
  }, [end, now])
  return end !== null && over !== end
}
