import { useLingui } from '@lingui/react'
import { proposeReceivingAccount } from '@sanuk/contracts/office-cashier-settings'
import { BANK_CODES, type BankCode, THAI_BANKS } from '@sanuk/contracts/thai-banks'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Segmented } from '@sanuk/ui/segmented'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { Plus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './cashier-settings.module.css'
import { ACCOUNTS } from './cashier-settings.ts'

const KINDS = ['bank', 'biller'] as const
const EMPTY = { kind: 'bank' as (typeof KINDS)[number], bank: '004' as BankCode, number: '', holder: '' }

/** Proposes an account; a colleague decides whether money goes there. */
export function NewAccount() {
  const { _ } = useLingui()
  const form = useId()
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState(EMPTY)
  const { busy, fault, send } = useSending(ACCOUNTS)
  const isBank = draft.kind === 'bank'

  async function save(event: FormEvent) {
    event.preventDefault()
    const body = { ...draft, bank: isBank ? draft.bank : null }
    if (!(await send(() => call(proposeReceivingAccount, { body })))) return
    setOpen(false)
    setDraft(EMPTY)
    toast.success(_('office.done.proposed'))
  }

  return (
    <>
      <Button icon={<Plus />} onClick={() => setOpen(true)}>
        {_('office-cashier.account.new')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={_('office-cashier.account.new')}
        closeLabel={_('office.close')}
        error={fault}
        footer={
          <Button type="submit" form={form} busy={busy} disabled={draft.number === '' || draft.holder === ''}>
            {_('office-cashier.account.propose')}
          </Button>
        }
      >
        <form id={form} className={styles.form} onSubmit={save}>
          <Segmented
            label={_('office-cashier.method')}
            options={KINDS.map((value) => ({ value, label: _(`office-cashier.account.kind.${value}`) }))}
            value={draft.kind}
            onChange={(kind) => setDraft({ ...draft, kind })}
          />
          {isBank && (
            <Field label={_('office-withdrawals.bank')}>
              <Select<BankCode>
                options={BANK_CODES.map((value) => ({ value, label: `${value} ${THAI_BANKS[value].symbol}` }))}
                value={draft.bank}
                onChange={(bank) => setDraft({ ...draft, bank })}
              />
            </Field>
          )}
          <Field label={_('office-cashier.account.number')}>
            <TextInput
              inputMode="numeric"
              maxLength={30}
              value={draft.number}
              onChange={(event) => setDraft({ ...draft, number: event.target.value })}
            />
          </Field>
          <Field label={_('office-cashier.account.holder')}>
            <TextInput
              maxLength={100}
              value={draft.holder}
              onChange={(event) => setDraft({ ...draft, holder: event.target.value })}
            />
          </Field>
        </form>
      </Dialog>
    </>
  )
}
