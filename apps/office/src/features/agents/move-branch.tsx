import { useLingui } from '@lingui/react'
import { contractsAfterMove } from '@sanuk/contracts/office-agent-money'
import { previewAgentMove, proposeAgentMove } from '@sanuk/contracts/office-agents'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Facts } from '@sanuk/ui/facts'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { agentMoveFacts } from '../../components/agent-move-facts.ts'
import { useWriteDays } from '../../language/use-write-days.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './agents.module.css'
import { AGENTS, type AgentRecord } from './agents.ts'
import { TooHighContracts } from './too-high-contracts.tsx'

type Props = { readonly agent: AgentRecord; readonly onClose: () => void }

/** Moves a branch: first what it would change, then the proposal for a second operator. */
export function MoveBranch({ agent: { id, username }, onClose }: Props) {
  const { _ } = useLingui()
  const { busy, fault, faults, send } = useSending(AGENTS)
  const writeDays = useWriteDays()
  const form = useId()
  const [to, setTo] = useState('')
  const [reason, setReason] = useState('')
  const [preview, setPreview] = useState<AnswerOf<typeof previewAgentMove>>()
  const [tooHigh, setTooHigh] = useState<AnswerOf<typeof contractsAfterMove>['list']>([])
  const target = to.trim()

  function edit(typed: string) {
    setTo(typed)
    setPreview(undefined)
  }

  const look = () =>
    send(async () => {
      const query = target === '' ? {} : { to: target }
      const moved = await call(previewAgentMove, { params: { id }, query })
      setTooHigh((await call(contractsAfterMove, { params: { id }, query })).list)
      setPreview(moved)
    })

  async function propose() {
    const body = { to: target === '' ? null : target, reason: reason.trim() }
    if (!(await send(() => call(proposeAgentMove, { params: { id }, body })))) return
    onClose()
    toast.success(_('office-agents.move.proposed', { username }))
  }

  async function go(event: FormEvent) {
    event.preventDefault()
    if (!preview) await look()
    else if (reason.trim() !== '') await propose()
  }

  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      closeLabel={_('office.close')}
      title={_('office-agents.move.title', { username })}
      description={_('office-agents.move.note')}
      error={faults['to'] ? undefined : fault}
      footer={
        <Button type="submit" form={form} busy={busy} disabled={preview !== undefined && reason.trim() === ''}>
          {_(preview ? 'office-agents.move.propose' : 'office-agents.move.preview')}
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={go}>
        <Field label={_('office-agents.move.to')} hint={_('office-agents.move.to.hint')} error={faults['to']}>
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={255}
            value={to}
            onChange={(event) => edit(event.target.value)}
          />
        </Field>
        {preview && (
          <>
            <Facts facts={agentMoveFacts(preview, { say: _, holdsFrom: writeDays.long(preview.holdsFrom) })} />
            <TooHighContracts list={tooHigh} />
            <Field label={_('office.reason')}>
              <TextInput maxLength={255} value={reason} onChange={(event) => setReason(event.target.value)} />
            </Field>
          </>
        )}
      </form>
    </Dialog>
  )
}
