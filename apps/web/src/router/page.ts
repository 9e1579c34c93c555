import type { ComponentType, ReactNode } from 'react'
import type { Destination, SiteLocation } from './location.ts'
import type { AnySearch, Path } from './paths.ts'

/** Where a page comes from. */
export type Page = {
  /** What stands around it. */
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>
  /** Brings its code and its words, and what it cannot be shown without; or says where its address leads on to. */
  readonly load: (search: AnySearch) => Promise<ComponentType | Redirect>
}

/** Where an address leads on to. What it leads to takes its place in the history. */
export class Redirect<P extends Path = Path> {
  readonly destination: Destination<P>

  constructor(destination: Destination<P>) {
    this.destination = destination
  }
}

/** A page that has been loaded, and where. */
export type LoadedPage = Pick<Page, 'Frame'> & {
  readonly location: SiteLocation
  /** Nothing where it failed to load. */
  readonly View?: ComponentType
  /** What it failed with. */
  readonly fault?: unknown
}

/** Loads the page of a location. Never fails: the fault is shown in the place of the page. */
export async function loadPage({ Frame, load }: Page, location: SiteLocation): Promise<LoadedPage | Redirect> {
  const page = { ...(Frame && { Frame }), location }
  try {
    const View = await load(location.search)
    return View instanceof Redirect ? View : { ...page, View }
  } catch (fault) {
    return { ...page, fault }
  }
}
