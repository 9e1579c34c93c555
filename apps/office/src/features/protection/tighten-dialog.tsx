import { useLingui } from '@lingui/react'
import { tightenLimit } from '@sanuk/contracts/office-protection'
import { LIMIT_KINDS, LIMIT_PERIODS, type LimitKind, type LimitPeriod } from '@sanuk/contracts/protection'
import { isMoney } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Segmented } from '@sanuk/ui/segmented'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './protection.module.css'
import { type Named, protectionKey, useLimitCurrency } from './protection.ts'

/** A tighter limit for a member, with the reason. */
export function TightenDialog({ member, onDone }: { readonly member: Named; readonly onDone: () => void }) {
  const { _ } = useLingui()
  const form = useId()
  const { busy, fault, send } = useSending(protectionKey(member.id))
  const [kind, setKind] = useState<LimitKind>('loss')
  const [period, setPeriod] = useState<LimitPeriod>('day')
  const [value, setValue] = useState('')
  const [reason, setReason] = useState('')
  const money = useLimitCurrency()
  const isTime = kind === 'session'

  async function carryOut(event: FormEvent) {
    event.preventDefault()
    const body = { kind, period: isTime ? ('day' as const) : period, value, reason }
    if (!(await send(() => call(tightenLimit, { params: { id: member.id }, body })))) return
    toast.success(_('office-protection.tighten.done'))
    onDone()
  }

  return (
    <Dialog
      open
      onClose={onDone}
      closeLabel={_('office.close')}
      title={_('office-protection.tighten.title', { username: member.username })}
      description={_('office-protection.tighten.note')}
      error={fault}
      footer={
        <Button type="submit" form={form} busy={busy} disabled={!isMoney(value) || reason.trim() === ''}>
          {_('office-protection.tighten')}
        </Button>
      }
    >
      <form id={form} onSubmit={carryOut} className={styles.form}>
        <Segmented
          wide
          label={_('office-protection.tighten.kind')}
          value={kind}
          onChange={setKind}
          options={LIMIT_KINDS.map((one) => ({ value: one, label: _(`office-protection.${one}`) }))}
        />
        {!isTime && (
          <Segmented
            wide
            label={_('office-protection.tighten.period')}
            value={period}
            onChange={setPeriod}
            options={LIMIT_PERIODS.map((one) => ({ value: one, label: _(`office-protection.${one}`) }))}
          />
        )}
        <Field label={_('office-protection.tighten.value')}>
          <MoneyInput currency={isTime ? currency('PTS') : money} value={value} onChange={setValue} />
        </Field>
        <Field label={_('members.reason')} hint={_('members.reason.hint')}>
          <TextInput maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
