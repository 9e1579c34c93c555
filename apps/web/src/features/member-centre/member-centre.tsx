import { useLingui } from '@lingui/react'
import { Centre } from '../../components/centre/centre.tsx'
import type { CentreEntry } from '../../components/centre/centre-entry.ts'
import type { PanelName } from '../../panels/panel-names.ts'
import type { PanelProps } from '../../panels/panel-table.ts'
import { useSwitchPage } from '../../panels/use-switch-page.ts'
import { hasProviderReturn } from '../../session/provider-return.ts'
import { Portrait } from './portrait.tsx'

type MemberCentreProps = PanelProps & { readonly entries: readonly CentreEntry<PanelName>[] }

/** The page that opens the centre as a whole; on a phone its menu comes first, but not for who comes back to the page. */
const DOOR: PanelName = 'securityCenter'

/** Everything about one's own account, over whatever page is open. */
export function MemberCentre({ name, open, onClose, entries }: MemberCentreProps) {
  const { _ } = useLingui()
  const switchPage = useSwitchPage()
  return (
    <Centre
      name={name}
      open={open}
      title={_('member-centre.title')}
      entries={entries}
      head={<Portrait />}
      words={{ menu: _('member-centre.pages'), backToMenu: _('member-centre.menu') }}
      opensAtMenu={() => name === DOOR && !hasProviderReturn()}
      onChoose={switchPage}
      onClose={onClose}
    />
  )
}
