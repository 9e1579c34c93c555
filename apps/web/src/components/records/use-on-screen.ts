import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** How far below what is in sight the end already counts as seen, and how far above for whoever scrolled past it. */
const AHEAD = '100% 0px 320px 0px'

/** Tells each time the element comes into sight, or nearly so, or has been scrolled past. */
export function useOnScreen(onSeen: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser may deliver several changes in one call.
        if (entries.some(isSeen)) seen()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  })
  return ref
}

const isSeen = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean =>
  isIntersecting || boundingClientRect.bottom < 0
