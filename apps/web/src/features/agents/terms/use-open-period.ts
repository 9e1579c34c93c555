import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type OpenPeriod = {
  /** The first day of the period that is open; nothing where all are shown. */
  readonly day: string | null
  readonly open: (day: string) => void
  /** Back to all periods as they were left, the focus on the one that was looked at. */
  readonly back: () => void
  /** Around all periods, which stay there, hidden, while one is open. */
  readonly overview: RefObject<HTMLDivElement | null>
}

/** Which period of a scheme is looked at; `first` is open from the beginning. */
export function useOpenPeriod(first: string | null = null): OpenPeriod {
  const [day, setDay] = useState<string | null>(first)
  const overview = useRef<HTMLDivElement>(null)
  function back() {
    flushSync(() => setDay(null))
    overview.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }
  return { day, open: setDay, back, overview }
}
