import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from '../router/use-router.ts'

/** A new page takes the focus, so that the keyboard and a screen reader go on from its beginning. */
export function useFocusOnArrival(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null)
  const shown = useRef<string>(undefined)
  const path = useLocation(({ pathname }) => pathname)
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== path) page.current?.focus({ preventScroll: true })
    shown.current = path
  }, [path])
  return page
}
