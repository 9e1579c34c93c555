import { useLingui } from '@lingui/react'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { useEffect } from 'react'
import { SITE_NAME, useBrand } from '../brand/use-brand.ts'
import { usePageTitle } from '../brand/use-page-title.ts'
import { useToday } from '../brand/use-today.ts'
import { countVisit } from '../features/agents/count-visit.ts'
import { Invited } from '../features/agents/invited.tsx'
import { JoinOffer } from '../features/agents/join-offer.tsx'
import { useShown } from '../router/use-router.ts'
import { invitationIn } from '../session/invitation.ts'
import { useSession } from '../session/session.ts'

/** Where an invitation leads; without one, for those who want to become agents. */
export function JoinPage() {
  const brought = useShown(({ location }) => invitationIn(new URL(location.href, globalThis.location.origin).search))
  const type = useSession()?.accountType ?? null
  // Whoever has an account needs no invitation.
  const mayRegister = type === null || type === TRIAL_TYPE
  return brought !== null && mayRegister ? <InvitedPage brought={brought} /> : <OfferPage />
}

function OfferPage() {
  const { _ } = useLingui()
  usePageTitle(_('pages.join'), _('pages.join.about'))
  return <JoinOffer />
}

function InvitedPage({ brought }: { readonly brought: string }) {
  const { _ } = useLingui()
  const brand = useBrand()?.brand.name ?? SITE_NAME
  const today = useToday()
  usePageTitle(_('pages.invited'), _('pages.invited.about', { brand }))
  useEffect(() => countVisit(brought, today), [brought, today])
  return <Invited key={brought} brought={brought} />
}
