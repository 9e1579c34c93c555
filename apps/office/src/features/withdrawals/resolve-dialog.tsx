import { useLingui } from '@lingui/react'
import { type PayoutOutcome, resolvePayout } from '@sanuk/contracts/office-withdrawals'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Segmented } from '@sanuk/ui/segmented'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import styles from '../../components/desk/desk.module.css'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { type Whole, WITHDRAWALS } from './withdrawals.ts'

const OUTCOMES = ['not_paid', 'paid'] as const

/** Proposes how an order ended about which the bank says nothing; a colleague decides on it. */
export function ResolveDialog({ withdrawal: { id } }: Pick<Whole, 'withdrawal'>) {
  const { _ } = useLingui()
  const form = useId()
  const { busy, fault, faults, send } = useSending(WITHDRAWALS, ['approvals'])
  const [open, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<PayoutOutcome['outcome']>('not_paid')
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const isReady = reason.trim() !== '' && (outcome === 'not_paid' || reference.trim() !== '')

  async function propose(event: FormEvent) {
    event.preventDefault()
    const said = { reason: reason.trim() }
    const paid = { ...said, bankReference: reference.trim(), paidAt: new Date().toISOString() }
    const body: PayoutOutcome = outcome === 'paid' ? { outcome, ...paid } : { outcome, ...said }
    if (!isReady || !(await send(() => call(resolvePayout, { params: { id }, body })))) return
    setOpen(false)
    toast.success(_('office.done.proposed'))
  }

  return (
    <>
      <Button wide look="outline" onClick={() => setOpen(true)}>
        {_('office-withdrawals.resolve')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={_('office-withdrawals.resolve')}
        description={_('office-withdrawals.resolve.note')}
        closeLabel={_('office.close')}
        error={fault}
        footer={
          <Button type="submit" form={form} busy={busy} disabled={!isReady}>
            {_('office-withdrawals.resolve.propose')}
          </Button>
        }
      >
        <form id={form} className={styles.form} onSubmit={propose}>
          <Segmented
            label={_('office-withdrawals.resolve.outcome')}
            options={OUTCOMES.map((value) => ({ value, label: _(`office-withdrawals.resolve.${value}`) }))}
            value={outcome}
            onChange={setOutcome}
          />
          <p className={styles.note}>{_(`office-withdrawals.resolve.${outcome}.note`)}</p>
          {outcome === 'paid' && (
            <Field label={_('office-withdrawals.pay.reference')} error={faults.bankReference}>
              <TextInput maxLength={255} value={reference} onChange={(event) => setReference(event.target.value)} />
            </Field>
          )}
          <Field label={_('office.reason')} error={faults.reason}>
            <TextInput maxLength={255} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </form>
      </Dialog>
    </>
  )
}
