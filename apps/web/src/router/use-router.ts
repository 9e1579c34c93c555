import { createContext, useContext, useSyncExternalStore } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { SiteLocation } from './location.ts'
import type { AnySearch } from './paths.ts'
import type { Router, Shown } from './router.ts'

/** Of the site around a component. */
export const RouterContext = createContext<Router | undefined>(undefined)

export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('There is no router')
  return router
}

/** The page on the screen, or what is chosen of it. */
export function useShown<T>(select: (shown: Shown) => T): T {
  const router = useRouter()
  const get = () => select(router.current())
  return useSyncExternalStore(router.shown.watch, get, get)
}

/** What is said of the page on the screen after the `?` of its address, as `read` understands it. */
export function useSearch<T>(read: (search: AnySearch) => T): T {
  return read(useShown(({ location }) => location.search))
}

/**
 * Something of the address in the browser's bar, from the moment on when it is asked for: its page may still be on its
 * way.
 */
export function useLocation<T extends string | boolean | undefined>(select: (location: SiteLocation) => T): T {
  const router = useRouter()
  const get = () => select(router.location())
  return useLocationProperty(get, get)
}
