import { type RefObject, useLayoutEffect, useRef } from 'react'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * For a box that scrolls: while it is longer than it shows and nothing inside takes the focus, it takes the focus itself,
 * so that the arrow keys reach all of it.
 */
export function useScrollFocus(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const watcher = new ResizeObserver(() => offerFocus(box))
    offerFocus(box)
    for (const element of [box, ...box.children]) watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return ref
}

function offerFocus(box: HTMLElement): void {
  const scrolls = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth
  if (scrolls && !box.querySelector(focusable)) box.tabIndex = 0
  else box.removeAttribute('tabindex')
}
