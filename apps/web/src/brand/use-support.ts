import { memberInfo } from '@sanuk/contracts/identity'
import { VIP_ABOVE } from '@sanuk/contracts/support'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useSession } from '../session/session.ts'
import { read } from '../wire/read.ts'
import { openDesk } from './open-desk.ts'
import { useBrand } from './use-brand.ts'

/** What a link to the customer service is made of. */
export type Support = {
  readonly href: string
  readonly target: '_blank'
  readonly rel: 'noopener noreferrer'
  readonly onClick?: (event: MouseEvent) => void
}

/**
 * The way to the brand's customer service: VIPs' own, else the live chat, else whatever there is. A desk on a page opens in
 * a small window; of whoever is signed in it is told who comes.
 */
export function useSupport(): Support | undefined {
  const entries = useBrand()?.customerService ?? []
  const signedIn = useSession() !== null
  const { data: member } = useQuery({ ...read(memberInfo), enabled: signedIn })
  const wanted = (member?.rankLevel ?? 0) > VIP_ABOVE ? (['VIP', 'LIVECHAT'] as const) : (['LIVECHAT'] as const)
  const found = wanted.flatMap((kind) => entries.filter(({ csType }) => csType === kind))
  const path = (found[0] ?? entries.find(({ csType }) => csType !== 'VIP'))?.path
  if (path === undefined) return undefined
  const link = { href: path, target: '_blank', rel: 'noopener noreferrer' } as const
  // An address of mail or a number is none of a page.
  if (!found[0]?.path.startsWith('https://')) return link
  const origins = entries.flatMap((entry) => (entry.path.startsWith('https://') ? [new URL(entry.path).origin] : []))
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    openDesk({ path, origins, signedIn })
  }
  return { ...link, onClick }
}
