import { useLingui } from '@lingui/react'
import { usePageTitle } from '../brand/use-page-title.ts'
import { HelpCentre } from '../features/help/help-centre.tsx'

/** The site's help. */
export function HelpPage() {
  const { _ } = useLingui()
  const title = _('pages.help')
  usePageTitle(title, _('help.description'))
  return <HelpCentre title={title} audience="site" />
}

/** The member centre's help, which closed brands show, too. */
export function MemberHelpPage() {
  const { _ } = useLingui()
  const title = _('help.members')
  usePageTitle(title, _('help.description'))
  return <HelpCentre title={title} audience="memberCentre" />
}
