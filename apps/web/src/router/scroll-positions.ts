/** How far one element was scrolled, and where in the page it stands. */
type Position = readonly [selector: string, left: number, top: number]

/** Where this tab remembers them when it leaves the site or loads it anew. */
const STORED = 'scroll-positions'

/** The element that scrolls the whole page. */
const WHOLE = ':root'

const VISITOR_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** How far everything was scrolled at each step of the history, by the step's key. */
export type ScrollPositions = {
  /** Keeps what is scrolled now. */
  readonly keep: (step: string | undefined) => void
  /** Scrolls to where everything was at a step; answers whether that is known. */
  readonly restore: (step: string | undefined) => boolean
}

/** Takes the restoring of positions over from the browser, which does it before a page's content has come. */
export function takeOverScrolling(currentStep: () => string | undefined): ScrollPositions {
  const steps = storedSteps()
  const moved = new Set<Element>()
  let stopWaiting = () => {}

  const keep = (step: string | undefined) => {
    stopWaiting()
    if (!step) return
    for (const element of moved) if (!element.isConnected) moved.delete(element)
    const elements = [document.documentElement, ...moved]
    steps[step] = elements.map((element) => [selectorOf(element), element.scrollLeft, element.scrollTop])
  }
  const restore = (step: string | undefined) => {
    const positions = step ? steps[step] : undefined
    for (const [selector, left, top] of positions ?? []) document.querySelector(selector)?.scrollTo(left, top)
    const whole = positions?.find(([selector]) => selector === WHOLE)
    if (whole) stopWaiting = scrollOnceLongEnough(whole[2])
    return positions !== undefined
  }

  const scrolled = ({ target }: Event) => target instanceof Element && moved.add(target)
  document.addEventListener('scroll', scrolled, { capture: true, passive: true })
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  addEventListener('pagehide', () => {
    // Until the scripts of the page that is loaded next are there, its browser knows best.
    history.scrollRestoration = 'auto'
    keep(currentStep())
    sessionStorage.setItem(STORED, JSON.stringify(steps))
  })
  return { keep, restore }
}

/** What this tab remembers; nothing, where something else has written there. */
function storedSteps(): Record<string, readonly Position[]> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '{}')
    return isObject(stored) ? Object.fromEntries(Object.entries(stored).filter(isStep)) : {}
  } catch {
    return {}
  }
}

const isObject = (it: unknown): it is object => typeof it === 'object' && it !== null
const isStep = (entry: [string, unknown]): entry is [string, Position[]] =>
  Array.isArray(entry[1]) && entry[1].every((one) => Array.isArray(one) && one.length === 3)

function selectorOf(element: Element): string {
  const parent = element.parentElement
  if (!parent) return WHOLE
  return `${selectorOf(parent)}>:nth-child(${[...parent.children].indexOf(element) + 1})`
}

/** Content that comes a moment later makes a page long enough to be where it was, unless its visitor goes on before. */
function scrollOnceLongEnough(top: number): () => void {
  const isThere = () => Math.abs(document.documentElement.scrollTop - top) < 1
  if (isThere()) return () => {}
  const growth = new ResizeObserver(() => {
    scrollTo(scrollX, top)
    if (isThere()) stop()
  })
  const stop = () => {
    growth.disconnect()
    for (const act of VISITOR_ACTS) removeEventListener(act, stop)
  }
  for (const act of VISITOR_ACTS) addEventListener(act, stop, { passive: true })
  growth.observe(document.body)
  return stop
}
