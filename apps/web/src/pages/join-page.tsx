import { useLingui } from '@lingui/react'
import { usePageTitle } from '../brand/use-page-title.ts'
import { JoinOffer } from '../features/agents/join-offer.tsx'

/** For those who want to become agents. */
export function JoinPage() {
  const { _ } = useLingui()
  usePageTitle(_('pages.join'), _('pages.join.about'))
  return <JoinOffer />
}
