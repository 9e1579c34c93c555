/** Signs that a visitor is doing something: about to press, pressing, typing, reading on. */
const STIRS = ['load', 'pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** What a visitor has opened: windows, menus and lists. */
const OPENED = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/**
 * Calls `act` once the page has loaded, nothing is open over it and nobody has done anything for so many milliseconds;
 * answers how to prevent it.
 */
export function whenQuiet(act: () => void, quietMs: number): () => void {
  let timer = 0
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => (document.querySelector(OPENED) ? wait() : finish()), quietMs)
  }
  const stop = () => {
    clearTimeout(timer)
    for (const stir of STIRS) removeEventListener(stir, wait)
  }
  const finish = () => {
    stop()
    act()
  }
  for (const stir of STIRS) addEventListener(stir, wait, { passive: true })
  if (document.readyState === 'complete') wait()
  return stop
}
