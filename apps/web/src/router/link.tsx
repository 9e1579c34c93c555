import { isPlainPress } from '@sanuk/ui/plain-press'
import type { ComponentProps, MouseEvent } from 'react'
import { type Destination, hrefOf, leadsTo } from './location.ts'
import type { Path } from './paths.ts'
import type { Manner } from './router.ts'
import { useLocation, useRouter, useShown } from './use-router.ts'

type LinkProps<P extends Path | '.'> = Destination<P> &
  Pick<Manner, 'replace' | 'resetScroll' | 'state'> & {
    /** False: what it leads to is not loaded before it is pressed. */
    readonly preload?: false | undefined
  } & Omit<ComponentProps<'a'>, 'href' | 'onFocus' | 'onMouseEnter' | 'onTouchStart'>

/**
 * Leads to a page of the site. What that needs is loaded as soon as somebody is about to press it. It is marked as
 * `aria-current` once the visitor is headed there.
 */
export function Link<P extends Path | '.'>(props: LinkProps<P>) {
  const { to, search, hash, state, replace, resetScroll, preload, onClick, ...rest } = props
  const router = useRouter()
  const destination = { to, search, hash }
  // Written once for each place: what is selected is asked for again and again.
  const here = useShown(({ location }) => location)
  const href = hrefOf(destination, here)
  const isCurrent = useLocation((place) => leadsTo(destination, { here: router.current().location, place }))
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { target = '_self' } = rest
    if (event.defaultPrevented || target !== '_self' || !isPlainPress(event)) return
    event.preventDefault()
    router.go(href, { state, replace, resetScroll })
  }
  const prepare = preload === false ? undefined : () => router.preload(href)
  return (
    <a
      {...rest}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
      onFocus={prepare}
      onMouseEnter={prepare}
      onTouchStart={prepare}
    />
  )
}
