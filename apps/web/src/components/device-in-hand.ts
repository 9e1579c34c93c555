export type Device = 'ios' | 'android' | 'computer'

/** As the browser describes itself: good enough to open the right sheet. */
export function deviceInHand(): Device {
  if (isAppleMobile()) return 'ios'
  return /Android/.test(navigator.userAgent) ? 'android' : 'computer'
}

/** An iPhone or an iPad, in whatever browser. iPads say that they are Macs. */
export function isAppleMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
