import { useLingui } from '@lingui/react'
import { usePageTitle } from '../brand/use-page-title.ts'
import { VipClub } from '../features/vip/vip-club.tsx'

/** The club of members who play more. */
export function VipPage() {
  const { _ } = useLingui()
  usePageTitle(_('pages.vip'), _('pages.vip.about'))
  return <VipClub />
}
