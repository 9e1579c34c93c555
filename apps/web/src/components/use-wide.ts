import { useSyncExternalStore } from 'react'

/** From this width on the page is laid out for a desktop; `@media (width < 760px)` in the styles is the phone. */
const WIDE = '(width >= 760px)'

/** Whether there is room for a desktop's layout, for parts that differ by more than their style. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(WIDE).matches,
    () => true,
  )
}
