import { useLingui } from '@lingui/react'
import { Centre } from '../../../components/centre/centre.tsx'
import type { CentreEntry } from '../../../components/centre/centre-entry.ts'
import type { PanelName } from '../../../panels/panel-names.ts'
import type { PanelProps } from '../../../panels/panel-table.ts'
import { useSwitchPage } from '../../../panels/use-switch-page.ts'
import { AgentPortrait } from './agent-portrait.tsx'

type AgentCentreProps = PanelProps & { readonly entries: readonly CentreEntry<PanelName>[] }

/** The page that opens the centre as a whole; on a phone its menu comes first, as in the member centre. */
const DOOR: PanelName = 'agentTeamOverview'

/** Everything about an agent's team, over whatever page is open. */
export function AgentCentre({ name, open, onClose, entries }: AgentCentreProps) {
  const { _ } = useLingui()
  const switchPage = useSwitchPage()
  return (
    <Centre
      name={name}
      open={open}
      title={_('agent-centre.title')}
      entries={entries}
      head={<AgentPortrait />}
      words={{ menu: _('agent-centre.pages'), backToMenu: _('agent-centre.menu') }}
      opensAtMenu={() => name === DOOR}
      onChoose={switchPage}
      onClose={onClose}
    />
  )
}
