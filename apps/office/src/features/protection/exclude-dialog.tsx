import { useLingui } from '@lingui/react'
import { excludeMember } from '@sanuk/contracts/office-protection'
import { BREAK_TERMS, type BreakTerm } from '@sanuk/contracts/protection'
import { Button } from '@sanuk/ui/button'
import { Chips } from '@sanuk/ui/chips'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './protection.module.css'
import { type Named, protectionKey } from './protection.ts'

/** Keeps a member away from play, with the reason; says that nobody can take it back. */
export function ExcludeDialog({ member, onDone }: { readonly member: Named; readonly onDone: () => void }) {
  const { _ } = useLingui()
  const form = useId()
  const { busy, fault, send } = useSending(protectionKey(member.id))
  const [term, setTerm] = useState<BreakTerm>('24h')
  const [reason, setReason] = useState('')

  async function carryOut(event: FormEvent) {
    event.preventDefault()
    if (!(await send(() => call(excludeMember, { params: { id: member.id }, body: { term, reason } })))) return
    toast.success(_('office-protection.exclude.done', { username: member.username }))
    onDone()
  }

  return (
    <Dialog
      open
      onClose={onDone}
      closeLabel={_('office.close')}
      title={_('office-protection.exclude.title', { username: member.username })}
      description={_('office-protection.exclude.note')}
      error={fault}
      footer={
        <Button type="submit" form={form} look="danger" busy={busy} disabled={reason.trim() === ''}>
          {_('office-protection.exclude')}
        </Button>
      }
    >
      <form id={form} onSubmit={carryOut} className={styles.form}>
        <Chips
          label={_('office-protection.exclude.term')}
          value={term}
          onPick={setTerm}
          options={BREAK_TERMS.map((one) => ({ value: one, label: _(`office-protection.term.${one}`) }))}
        />
        <Field label={_('members.reason')} hint={_('members.reason.hint')}>
          <TextInput maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
