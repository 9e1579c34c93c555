/** The page lies still when it has not been scrolled for so long. */
const STILL_MS = 150

/**
 * Sets `data-scrolling` on the document while the page is scrolled. Effects under the mouse are left out meanwhile: what
 * is scrolled past it would begin and end one with every frame, and each costs the browser a layer of its own.
 */
export function markScrolling(): void {
  const { dataset } = document.documentElement
  let still: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'scroll',
    () => {
      clearTimeout(still)
      still = setTimeout(() => delete dataset.scrolling, STILL_MS)
      if (dataset.scrolling === undefined) dataset.scrolling = ''
    },
    { passive: true },
  )
}
