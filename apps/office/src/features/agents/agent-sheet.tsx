import { useLingui } from '@lingui/react'
import { readAgent } from '@sanuk/contracts/office-agents'
import { buttonClass } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import { Sheet } from '@sanuk/ui/sheet'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Link } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { useMoment } from '../../language/use-moment.ts'
import list from '../../lists/list-page.module.css'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { AgentActions } from './agent-actions.tsx'
import { AgentContract } from './agent-contract.tsx'
import { AgentHistory } from './agent-history.tsx'
import { AgentState } from './agent-state.tsx'
import { AGENTS, type AgentRecord } from './agents.ts'
import { useAgentTypes } from './use-agent-types.ts'

type Props = {
  /** Whose drawer is open; `null` for none. */
  readonly id: string | null
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

/** One agent: where they stand, how large the branch is, what was, and what can be done. */
export function AgentSheet({ id, onOpen, onClose }: Props) {
  const { _ } = useLingui()
  const { data, error, refetch } = useAsked({
    key: [...AGENTS, 'one', id],
    ask: async (signal) => (id === null ? null : call(readAgent, { params: { id } }, signal)),
  })
  return (
    <Sheet
      open={id !== null}
      onClose={onClose}
      side="right"
      title={data?.username ?? _('office-agents.title')}
      closeLabel={_('office.close')}
    >
      {data && <AgentDetails agent={data} onOpen={onOpen} />}
      {!data && error && <Failed title="office-agents.failed" error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height="420px" shape="card" />}
    </Sheet>
  )
}

type DetailsProps = { readonly agent: AgentRecord; readonly onOpen: (id: string) => void }

function AgentDetails({ agent, onOpen }: DetailsProps) {
  const { _ } = useLingui()
  const may = useMay()
  const moment = useMoment()
  const { nameOf } = useAgentTypes()
  const { id, nickname, path, type, state, reason, branch } = agent
  return (
    <>
      <Facts
        facts={[
          { name: _('office-agents.nickname'), value: nickname },
          { name: _('office-agents.path'), value: <Path path={path} onOpen={onOpen} /> },
          { name: _('office-agents.type'), value: nameOf(type) },
          { name: _('office.state'), value: <AgentState state={state} /> },
          ...(reason ? [{ name: _('office-agents.reason'), value: reason }] : []),
          { name: _('office-agents.own'), value: _('office-agents.counts', agent) },
          { name: _('office-agents.branch'), value: _('office-agents.counts', branch) },
          { name: _('office-agents.appointed'), value: moment(agent.appointedAt) },
        ]}
      />
      {may('agents.change') && <AgentActions agent={agent} />}
      <AgentContract agent={agent} />
      <AgentHistory agent={agent} />
      {may('members.see') && (
        <Link to={`/members/${id}`} className={buttonClass({ look: 'outline', wide: true })}>
          {_('office-agents.member')}
        </Link>
      )}
    </>
  )
}

function Path({ path, onOpen }: { path: AgentRecord['path'] } & Pick<DetailsProps, 'onOpen'>) {
  const { _ } = useLingui()
  if (path.length === 0) return _('office-agents.top')
  return path.map(({ id, username }, at) => (
    <span key={id}>
      {at > 0 && ' › '}
      <button type="button" className={list.name} onClick={() => onOpen(id)}>
        {username}
      </button>
    </span>
  ))
}
