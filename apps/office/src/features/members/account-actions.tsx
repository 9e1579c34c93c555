import { useLingui } from '@lingui/react'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { closeMember, giveMemberPassword, reopenMember } from '@sanuk/contracts/office-members'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { Copy, KeyRound, LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useCopy } from '../../components/use-copy.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { useSending } from '../../wire/use-sending.ts'
import { type MemberRecord, memberKey } from './member.ts'

/** What can be done to a member's way in. A guest's account only closes. */
export function AccountActions({ member }: { member: MemberRecord }) {
  const { _ } = useLingui()
  const [asking, setAsking] = useState(false)
  const closed = member.closedAt !== null
  const guest = member.type === TRIAL_TYPE
  return (
    <>
      {!guest && !closed && <TemporaryPassword member={member} />}
      {!(guest && closed) && (
        <Button
          look={closed ? 'outline' : 'danger'}
          wide
          icon={closed ? <LockKeyholeOpen /> : <LockKeyhole />}
          onClick={() => setAsking(true)}
        >
          {_(closed ? 'members.reopen' : 'members.close')}
        </Button>
      )}
      {asking && <AskReason member={member} onDone={() => setAsking(false)} />}
    </>
  )
}

function AskReason({ member: { id, username, closedAt }, onDone }: { member: MemberRecord; onDone: () => void }) {
  const { _ } = useLingui()
  const form = useId()
  const { busy, fault, send } = useSending(memberKey(id))
  const [reason, setReason] = useState('')
  // What is asked stays the same while the answer comes.
  const [deed] = useState<'close' | 'reopen'>(closedAt === null ? 'close' : 'reopen')

  async function carryOut(event: FormEvent) {
    event.preventDefault()
    const route = deed === 'close' ? closeMember : reopenMember
    if (!(await send(() => call(route, { params: { id }, body: { reason } })))) return
    toast.success(_(`members.${deed}.done`, { username }))
    onDone()
  }

  return (
    <Dialog
      open
      onClose={onDone}
      closeLabel={_('office.close')}
      title={_(`members.${deed}.title`, { username })}
      description={_(`members.${deed}.note`)}
      error={fault}
      footer={
        <Button
          type="submit"
          form={form}
          look={deed === 'close' ? 'danger' : 'primary'}
          busy={busy}
          disabled={reason.trim() === ''}
        >
          {_(`members.${deed}`)}
        </Button>
      }
    >
      <form id={form} onSubmit={carryOut}>
        <Field label={_('members.reason')} hint={_('members.reason.hint')}>
          <TextInput maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}

function TemporaryPassword({ member: { id, username } }: { member: MemberRecord }) {
  const { _ } = useLingui()
  const copy = useCopy()
  const doing = useDoing(memberKey(id))
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<string>()
  const [password, setPassword] = useState<string | null>(null)

  async function give() {
    setFault(undefined)
    try {
      const made = await doing(() => call(giveMemberPassword, { params: { id } }))
      setAsking(false)
      setPassword(made.password)
    } catch (error) {
      setFault(faultText(error, _))
    }
  }

  return (
    <>
      <Button look="outline" wide icon={<KeyRound />} onClick={() => setAsking(true)}>
        {_('members.password')}
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        title={_('members.password.title', { username })}
        cancelLabel={_('members.cancel')}
        confirmLabel={_('members.password')}
        onConfirm={give}
        error={fault}
      >
        {_('members.password.note')}
      </ConfirmDialog>
      <Dialog
        open={password !== null}
        locked
        onClose={() => setPassword(null)}
        title={_('members.made.title', { username })}
        description={_('members.made.note')}
        footer={
          <>
            <Button look="outline" icon={<Copy />} onClick={() => password && copy(password)}>
              {_('members.made.copy')}
            </Button>
            <Button onClick={() => setPassword(null)}>{_('members.made.done')}</Button>
          </>
        }
      >
        <Field label={_('members.password')}>
          <TextInput readOnly value={password ?? ''} onFocus={(event) => event.currentTarget.select()} />
        </Field>
      </Dialog>
    </>
  )
}
