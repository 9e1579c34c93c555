import { useLingui } from '@lingui/react'
import { type AgentState, changeAgentState } from '@sanuk/contracts/office-agents'
import { Button } from '@sanuk/ui/button'
import { FolderTree, Tag } from 'lucide-react'
import { useState } from 'react'
import { ReasonDialog } from '../../components/desk/reason-dialog.tsx'
import { call } from '../../wire/call.ts'
import styles from './agents.module.css'
import { AGENTS, type AgentRecord, isClosed } from './agents.ts'
import { ChangeType } from './change-type.tsx'
import { CloseAgency } from './close-agency.tsx'
import { MoveBranch } from './move-branch.tsx'

type Opened = 'move' | 'type' | 'suspend' | 'resume' | 'close'

const NEXT: Readonly<Record<'suspend' | 'resume', AgentState>> = { suspend: 'suspended', resume: 'active' }

/** What can be done with an agent: move the branch, another type, suspend, let go on, close. */
export function AgentActions({ agent }: { readonly agent: AgentRecord }) {
  const { _ } = useLingui()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { username, state, proposal } = agent
  if (isClosed(agent)) return <p>{_('office-agents.closed.note')}</p>
  const turn = state === 'active' ? 'suspend' : 'resume'
  const changing = opened === 'suspend' || opened === 'resume' ? opened : null
  const onClose = () => setOpened(null)
  return (
    <div className={styles.actions}>
      {proposal && <p role="status">{_('office-agents.move.waits')}</p>}
      <Button wide icon={<FolderTree />} disabled={proposal !== null} onClick={() => setOpened('move')}>
        {_('office-agents.move')}
      </Button>
      <Button wide look="outline" icon={<Tag />} onClick={() => setOpened('type')}>
        {_('office-agents.change_type')}
      </Button>
      <Button wide look="outline" onClick={() => setOpened(turn)}>
        {_(`office-agents.${turn}`)}
      </Button>
      <Button wide look="danger" onClick={() => setOpened('close')}>
        {_('office-agents.close')}
      </Button>
      {opened === 'move' && <MoveBranch agent={agent} onClose={onClose} />}
      {opened === 'type' && <ChangeType agent={agent} onClose={onClose} />}
      {opened === 'close' && <CloseAgency agent={agent} onClose={onClose} />}
      {changing && (
        <ReasonDialog
          open
          about={AGENTS}
          onClose={onClose}
          title={_(`office-agents.${changing}.title`, { username })}
          description={_(`office-agents.${changing}.note`)}
          word={_(`office-agents.${changing}`)}
          look={changing === 'resume' ? 'primary' : 'danger'}
          onSend={async (reason) => {
            await call(changeAgentState, { params: { id: agent.id }, body: { state: NEXT[changing], reason } })
            return _(`office-agents.${changing}.done`, { username })
          }}
        />
      )}
    </div>
  )
}
