import { useLingui } from '@lingui/react'
import { isAgentType, memberInfo } from '@sanuk/contracts/identity'
import { Button, buttonClass } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { SupportLink } from '../../../components/support-link.tsx'
import type { PanelProps } from '../../../panels/panel-table.ts'
import { Link } from '../../../router/link.tsx'
import { read } from '../../../wire/read.ts'

/** What a member sees who opens the agent centre and is no agent, or an agent of a type that the brand leaves out. */
export function AgentsOnlyDialog({ open, onClose }: PanelProps) {
  const { _ } = useLingui()
  const { data: member } = useQuery(read(memberInfo))
  const isAgent = member !== undefined && isAgentType(member.type)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={_(isAgent ? 'agent-centre.only.closed.title' : 'agent-centre.only.title')}
      footer={
        <>
          {isAgent ? (
            <SupportLink look="outline" />
          ) : (
            <Link to="/join" className={buttonClass({ look: 'outline' })}>
              {_('agent-centre.only.join')}
            </Link>
          )}
          <Button onClick={onClose}>{_('site.close')}</Button>
        </>
      }
    >
      {_(isAgent ? 'agent-centre.only.closed.text' : 'agent-centre.only.text')}
    </Dialog>
  )
}
