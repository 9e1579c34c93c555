import { type AnySearch, type Path, pathOf, readSearch, type SearchOf } from './paths.ts'
import { parseSearch, stringifySearch } from './search-text.ts'

/** What a step of the history remembers besides its address. */
export type StepState = {
  /** Set on the step that opened a panel: the one before it is the page below. */
  readonly overPage?: true
  /** A round to be checked, as text. */
  readonly record?: string
}

/** The same with what the router keeps there itself. */
type Step = StepState & {
  /** By which it is known. */
  readonly key?: string
  /** Set where the step before it is a page of the site, too. */
  readonly hasBefore?: true | undefined
}

/** Where a visitor is. */
export type SiteLocation = {
  /** The whole address below the origin. */
  readonly href: string
  readonly pathname: string
  /** The page at this address; nothing where there is none. */
  readonly path: Path | undefined
  readonly search: AnySearch
  /** Without its `#`. */
  readonly hash: string
  readonly state: Step
}

/** Where a link leads; `.` is the page one is on. Its address says what `search` says, and nothing else. */
export type Destination<P extends Path | '.' = Path | '.'> = {
  readonly to: P
  readonly search?: SearchOf<P> | ((before: AnySearch) => SearchOf<P>) | undefined
  readonly hash?: string | undefined
}

type Parts = Pick<URL, 'pathname' | 'search' | 'hash'>

/** What an address says. */
export function locationAt({ pathname: written, search, hash }: Parts, state: Step = {}): SiteLocation {
  // Two slashes at its beginning would make it the address of another site.
  const pathname = written.replace(/^\/+/, '/')
  const path = pathOf(pathname)
  const said = readSearch(path, parseSearch(search))
  return { href: pathname + search + hash, pathname, path, search: said, hash: hash.slice(1), state }
}

let latest: { readonly href: string; readonly step: unknown; readonly location: SiteLocation } | undefined

/** Where the visitor is headed, by the address in the browser's bar: its page may still be on its way. */
export function currentLocation(): SiteLocation {
  const { href } = window.location
  const step: Step | null = history.state
  if (latest?.href !== href || latest.step !== step) {
    latest = { href, step, location: locationAt(window.location, step ?? {}) }
  }
  return latest.location
}

function resolve<P extends Path | '.'>({ to, search }: Destination<P>, here: SiteLocation) {
  const pathname = to === '.' ? (here.path ?? here.pathname) : to
  return { pathname, search: typeof search === 'function' ? search(here.search) : search }
}

/** The address of a destination for somebody who is `here`. */
export function hrefOf<P extends Path | '.'>(destination: Destination<P>, here: SiteLocation): string {
  const { pathname, search } = resolve(destination, here)
  const said = stringifySearch(readSearch(pathOf(pathname), { ...search }))
  return pathname + said + (destination.hash ? `#${destination.hash}` : '')
}

/** Whether a destination, for somebody who is `here`, is where `place` is: the same page, which says all that it says. */
export function leadsTo<P extends Path | '.'>(
  destination: Destination<P>,
  { here, place }: { readonly here: SiteLocation; readonly place: SiteLocation },
): boolean {
  const { pathname, search } = resolve(destination, here)
  if (pathname !== (place.path ?? place.pathname)) return false
  return stringifySearch({ ...place.search, ...search }) === stringifySearch(place.search)
}
