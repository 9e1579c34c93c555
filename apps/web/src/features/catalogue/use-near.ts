import { type RefObject, useEffect, useRef } from 'react'

/**
 * The list goes on when its end is within a screen below the visitor: the keyboard walks on before it is seen. Whoever
 * scrolls faster than games arrive may be past the end, up to a screen.
 */
const MARGIN = '100% 0px'

/** Calls `reach` when the element comes near, and again while it stays near, as long as it is `wanted`. */
export function useNear(wanted: boolean, reach: () => unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(reach)
  useEffect(() => {
    latest.current = reach
  })
  useEffect(() => {
    if (!wanted || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [wanted])
  return element
}
