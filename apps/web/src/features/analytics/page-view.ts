import { ANALYTICS_ORIGINS } from '@sanuk/contracts/analytics'

const [COLLECTOR] = ANALYTICS_ORIGINS

/** Where the names are kept by which visits are told apart: of this browser, and of this tab's visit. */
const CLIENT = 'analytics.client'
const VISIT = 'analytics.visit'

type View = {
  /** The brand's measurement id, such as `G-ABC123`. */
  readonly measurement: string
  /** The page without its query: what follows the question mark may name somebody, or a secret. */
  readonly pathname: string
  readonly title: string
  readonly language: string
}

/** How many views this page has sent since it was loaded. */
let sent = 0

/**
 * The address that tells Google Analytics 4 of a page view, by the protocol of its own tag
 * (https://docs.d8a.tech/articles/tracking-protocols/ga4-gtag). The tag itself is not loaded: no foreign script shall stand
 * in a page where passwords are typed. Says nothing of who is signed in.
 */
export function pageViewAddress({ measurement, pathname, title, language }: View): string {
  const isFirstVisit = localStorage.getItem(CLIENT) === null
  const isNewVisit = sessionStorage.getItem(VISIT) === null
  sent += 1
  const query = new URLSearchParams({
    v: '2',
    tid: measurement,
    cid: kept(localStorage, CLIENT, () => `${crypto.getRandomValues(new Uint32Array(1))[0]}.${seconds()}`),
    sid: kept(sessionStorage, VISIT, () => String(seconds())),
    _p: String(Math.round(performance.timeOrigin)),
    _s: String(sent),
    en: 'page_view',
    dl: `${location.origin}${pathname}`,
    dt: title,
    ul: language,
    sr: `${screen.width}x${screen.height}`,
    ...(isFirstVisit && { _fv: '1' }),
    ...(isNewVisit && { _ss: '1' }),
  })
  return `${COLLECTOR}/g/collect?${query}`
}

/** Tells of a page view; nobody waits for it, and a page that cannot reach Google misses nothing. */
export function sendPageView(view: View): void {
  fetch(pageViewAddress(view), { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit' }).catch(
    () => undefined,
  )
}

/** Forgets by what visits were told apart. */
export function forgetVisits(): void {
  localStorage.removeItem(CLIENT)
  sessionStorage.removeItem(VISIT)
}

function kept(storage: Storage, name: string, make: () => string): string {
  const value = storage.getItem(name) ?? make()
  storage.setItem(name, value)
  return value
}

const seconds = (): number => Math.floor(Date.now() / 1000)
