import { navigate as write } from 'wouter/use-browser-location'
import { currentLocation, type Destination, hrefOf, locationAt, type SiteLocation, type StepState } from './location.ts'
import { type LoadedPage, loadPage, type Page, Redirect } from './page.ts'
import { type Path, withoutSlash } from './paths.ts'
import { type ScrollPositions, takeOverScrolling } from './scroll-positions.ts'
import { stringifySearch } from './search-text.ts'
import { createStore } from './store.ts'

/** How somebody arrives at an address. */
type Arrival = {
  /** False: the page stays scrolled as it is. */
  readonly resetScroll?: boolean | undefined
  /** False: what the address's `#` names is not scrolled to. */
  readonly scrollToHash?: boolean | undefined
}

export type Manner = Arrival & {
  /** Whether the address takes the place of the step before. */
  readonly replace?: boolean | undefined
  /** What its step remembers; `same` is what the step before it did. */
  readonly state?: StepState | 'same' | undefined
}

export type Shown = LoadedPage & { readonly arrival: Arrival }

/** How a page is come to that stands already: a browser that loads it anew knows where it was. */
const AT_FIRST: Arrival = { resetScroll: false }

const newKey = () => String(Math.random())

/**
 * Follows the address in the browser's bar: its page is loaded first and shown when it is ready, and until then the one
 * before it stays. Of several that are asked for the last one is shown.
 */
export class Router {
  readonly shown = createStore<Shown | undefined>(undefined)
  readonly #pages: Readonly<Record<Path, Page>>
  readonly #missing: Page
  #asked = 0
  #scrolling: ScrollPositions | undefined

  /** `missing` is what addresses show that have no page. */
  constructor(pages: Readonly<Record<Path, Page>>, missing: Page) {
    this.#pages = pages
    this.#missing = missing
  }

  /** Takes the browser's address over, and ends when its page is ready. */
  async start(): Promise<void> {
    this.#scrolling = takeOverScrolling(() => this.shown.get()?.location.state.key)
    addEventListener('popstate', () => this.#arrive({}))
    const { href, pathname, search, hash, state } = currentLocation()
    const known = withoutSlash(pathname) + stringifySearch(search) + (hash && `#${hash}`)
    write(withoutSlash(href) === known ? href : known, { replace: true, state: { key: newKey(), ...state } })
    await this.#arrive(AT_FIRST)
  }

  /** Where the visitor is headed. */
  location(): SiteLocation {
    // Nobody goes anywhere while the build draws.
    return import.meta.env.SSR ? this.current().location : currentLocation()
  }

  /** What is on the screen. */
  current(): Shown {
    const page = this.shown.get()
    if (!page) throw new Error('No page is shown yet')
    return page
  }

  /** Goes to a page; ends when it is shown, or another was asked for. */
  navigate<P extends Path | '.'>({ to, search, hash, ...manner }: Destination<P> & Manner): Promise<void> {
    return this.go(hrefOf({ to, search, hash }, currentLocation()), manner)
  }

  /** The same by an address below the site's origin. To where one is already it goes without a new step. */
  go(href: string, { replace = false, state, ...arrival }: Manner = {}): Promise<void> {
    const from = currentLocation()
    const kept = state === 'same' ? from.state : state
    if (href === from.href && kept?.overPage === from.state.overPage && kept?.record === from.state.record) {
      this.preload(href)
    } else {
      const hasBefore = replace ? from.state.hasBefore : true
      write(href, { replace, state: { ...kept, key: newKey(), hasBefore } })
    }
    return this.#arrive(arrival)
  }

  /** Loads what an address will show, for somebody who is about to go there. */
  preload(href: string): void {
    const { path, search } = locationAt(new URL(href, location.origin))
    // Whoever goes there sees what failed.
    this.#pageAt(path)
      .load(search)
      .catch(() => undefined)
  }

  /** Shows a page where there is no browser. */
  async draw(path: Path): Promise<void> {
    const page = await loadPage(this.#pageAt(path), locationAt({ pathname: path, search: '', hash: '' }))
    if (!(page instanceof Redirect)) this.shown.set({ ...page, arrival: AT_FIRST })
  }

  /** Scrolls a page that has just been shown to where it is to stand. */
  settle({ location: { hash, state }, arrival }: Shown): void {
    const { resetScroll = true, scrollToHash = true } = arrival
    if ((resetScroll || arrival === AT_FIRST) && this.#scrolling?.restore(state.key)) return
    if (hash) {
      if (scrollToHash) document.getElementById(hash)?.scrollIntoView()
    } else if (resetScroll) scrollTo(0, 0)
  }

  async #arrive(arrival: Arrival): Promise<void> {
    const turn = ++this.#asked
    const before = this.shown.get()
    this.#scrolling?.keep(before?.location.state.key)
    const location = currentLocation()
    const isShown = before?.View && before.location.path === location.path
    const page = isShown ? { ...before, location } : await loadPage(this.#pageAt(location.path), location)
    if (turn !== this.#asked) return
    if (page instanceof Redirect) return this.navigate({ ...page.destination, replace: true })
    this.shown.set({ ...page, arrival })
  }

  #pageAt(path: Path | undefined): Page {
    return path ? this.#pages[path] : this.#missing
  }
}
