/** Tells the framing page how high this one is. A height is no secret, and the page does not know who frames it. */
export function tellHeight(source: string): void {
  if (window.parent === window) return
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    window.parent.postMessage({ source, kind: 'height', height }, '*')
  }).observe(document.body)
}

/** Gives the framing page the round with what it was drawn from: it is the player's own, and the page can check it. */
export function tellRecord(source: string, record: unknown): void {
  if (window.parent !== window)
    window.parent.postMessage({ source, kind: 'record', record: JSON.stringify(record) }, '*')
}
