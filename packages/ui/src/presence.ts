/** Pages ask for their queues every five seconds: long enough that somebody who only types is noticed by one of them. */
const AWAY_AFTER_MS = 15_000

/** Not `scroll`: pages scroll by themselves, too. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Watches for whoever is at the page, who has just opened it. Answers a function that tells whether nobody pressed,
 * moved or typed for 15 seconds: what the page asks for then, it asks for by itself.
 */
export function watchPresence(): () => boolean {
  // Pages are drawn on the server, too, where nothing is listened to.
  if (typeof document === 'undefined') return () => false
  let seenAt = Date.now()
  const see = (event: Event) => {
    if (!isStill(event)) seenAt = Date.now()
  }
  for (const sign of SIGNS) addEventListener(sign, see, { capture: true, passive: true })
  return () => Date.now() - seenAt > AWAY_AFTER_MS && !isInFrame()
}

/** Browsers tell of a pointer that lies still, too, when the page moves below it. */
function isStill(event: Event): boolean {
  return event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
}

/** What happens in a frame of another origin cannot be seen: with the focus in a game, somebody plays. */
function isInFrame(): boolean {
  return document.hasFocus() && document.activeElement instanceof HTMLIFrameElement
}
