import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { useEffect } from 'react'
import { useRouter, useShown } from '../router/use-router.ts'
import { forgetInvitation, withoutInvitation } from './invitation.ts'
import { useSession } from './session.ts'

/**
 * Whoever has an account needs no invitation: it is forgotten, and leaves the address. Before that it stays there,
 * because an address may be opened in another browser to register.
 */
export function useInvitationEnd(): void {
  const router = useRouter()
  const type = useSession()?.accountType ?? null
  const isMember = type !== null && type !== TRIAL_TYPE
  const href = useShown(({ location }) => location.href)
  useEffect(() => {
    if (!isMember) return
    forgetInvitation()
    const clean = withoutInvitation(href)
    if (clean !== href) void router.go(clean, { replace: true, state: 'same', resetScroll: false })
  }, [isMember, href, router])
}
