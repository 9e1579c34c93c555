import type { LINKAGE_TYPES } from '@sanuk/contracts/content'
import { isPlainPress } from '@sanuk/ui/plain-press'
import type { ComponentProps, MouseEvent } from 'react'
import { useRouter } from '../router/use-router.ts'

export type Linkage = { readonly linkageType: (typeof LINKAGE_TYPES)[number] | null; readonly url: string | null }

type LeadingLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { readonly to: Linkage }

/** Leads where an operator said: to a page of ours, a game, or somebody else's page in a new tab. */
export function LeadingLink({ to, onClick, ...rest }: LeadingLinkProps) {
  const router = useRouter()
  const href = addressOf(to)
  if (href === undefined) return null
  if (to.linkageType === 'outside') return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" />
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainPress(event)) return
    event.preventDefault()
    router.go(href)
  }
  return <a {...rest} href={href} onClick={go} />
}

/** Where it leads; nothing for what leads nowhere, or where nobody may be led. The server has looked at it, too. */
export function addressOf({ linkageType, url }: Linkage): string | undefined {
  if (url === null || linkageType === null) return undefined
  if (linkageType === 'game') return `/game?id=${encodeURIComponent(url)}`
  const isRight = linkageType === 'page' ? /^\/(?![/\\])/.test(url) : /^https:\/\/[^/\\@]+(?:[/?#]|$)/.test(url)
  return isRight ? url : undefined
}
