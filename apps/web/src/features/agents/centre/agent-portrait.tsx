import { useLingui } from '@lingui/react'
import { agentOverview } from '@sanuk/contracts/agent-centre'
import { memberInfo } from '@sanuk/contracts/identity'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../../brand/use-today.ts'
import { CentreHead } from '../../../components/centre/centre-head.tsx'
import { read } from '../../../wire/read.ts'
import { useTypeName } from '../use-type-name.ts'

/** The agent whose centre it is: username, type, and how large the team is. */
export function AgentPortrait() {
  const { _ } = useLingui()
  const nameOf = useTypeName()
  const today = useToday()
  const { data: member } = useQuery(read(memberInfo))
  // The overview begins with the same question, which then is asked once.
  const { data: team, isError } = useQuery(read(agentOverview, { query: { scope: 'team', from: today, to: today } }))
  return (
    <CentreHead member={member} name={member?.account}>
      <p>{member ? nameOf(member.type) : <Skeleton width="60px" />}</p>
      {!isError && (
        <p>
          {team ? _('agent-centre.size', { agents: team.agents, members: team.members }) : <Skeleton width="110px" />}
        </p>
      )}
    </CentreHead>
  )
}
