import { useLingui } from '@lingui/react'
import { agentTeam } from '@sanuk/contracts/agent-centre'
import { FREEZE_KINDS } from '@sanuk/contracts/freezes'
import { Button } from '@sanuk/ui/button'
import { Pencil, Send, Snowflake } from 'lucide-react'
import { useState } from 'react'
import { keyOf, queryClient } from '../../../wire/read.ts'
import { FreezeDialog } from './freezes/freeze-dialog.tsx'
import { HeldList } from './freezes/held-list.tsx'
import { isRightBelow } from './is-right-below.ts'
import { RemarkDialog } from './remark-dialog.tsx'
import styles from './team.module.css'
import { SendDialog } from './transfer/send-dialog.tsx'
import type { TeamRow } from './use-team.ts'

type MemberActionsProps = { readonly member: TeamRow; readonly onChange: (member: TeamRow) => void }

/** What the agent may do with an account: note something of anybody, send money to and freeze those right below. */
export function MemberActions({ member, onChange }: MemberActionsProps) {
  const { _ } = useLingui()
  const [dialog, setDialog] = useState<'send' | 'freeze' | 'remark' | null>(null)
  const close = () => setDialog(null)
  const isBelow = isRightBelow(member)

  function change(part: Partial<TeamRow>) {
    close()
    onChange({ ...member, ...part })
    queryClient.invalidateQueries({ queryKey: keyOf(agentTeam) })
  }

  return (
    <>
      <fieldset className={styles.actions} aria-label={_('agent-members.actions', { username: member.username })}>
        {isBelow && (
          <Button icon={<Send />} onClick={() => setDialog('send')}>
            {_('agent-transfer.open')}
          </Button>
        )}
        <Button look="outline" icon={<Pencil />} onClick={() => setDialog('remark')}>
          {_(member.remark === '' ? 'agent-members.remark.add' : 'agent-members.remark.edit')}
        </Button>
        {isBelow && member.freezes.length < FREEZE_KINDS.length && (
          <Button look="outline" icon={<Snowflake />} onClick={() => setDialog('freeze')}>
            {_('agent-freezes.open')}
          </Button>
        )}
      </fieldset>
      <HeldList member={member} mayLift={isBelow} onChanged={(freezes) => change({ freezes })} />
      {dialog === 'send' && <SendDialog member={member} onClose={close} />}
      {dialog === 'remark' && <RemarkDialog member={member} onSaved={(remark) => change({ remark })} onClose={close} />}
      {dialog === 'freeze' && (
        <FreezeDialog member={member} onChanged={(freezes) => change({ freezes })} onClose={close} />
      )}
    </>
  )
}
