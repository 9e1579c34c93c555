import { type RefObject, useEffect, useRef } from 'react'

/** A screen below the visitor, because the keyboard walks on before the end is seen, and above, for who scrolled past it. */
const MARGIN = '100% 0px'

/**
 * Calls `reach` when the element comes near, and again while it stays near, as long as it is `wanted`. Whoever scrolled
 * past it while it was not wanted is near, too.
 */
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
        if (entries.some(isNear)) latest.current()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [wanted])
  return element
}

const isNear = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean =>
  isIntersecting || boundingClientRect.bottom < 0
