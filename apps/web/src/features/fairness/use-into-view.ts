import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to an element once it is there. */
export function useIntoView(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return place
}
