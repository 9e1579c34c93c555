import { useLingui } from '@lingui/react'
import { addPayee, type Payee } from '@sanuk/contracts/payees'
import { BANK_CODES, type BankCode, readAccountNumber, THAI_BANKS } from '@sanuk/contracts/thai-banks'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { fieldFaults } from '../../wire/field-faults.ts'
import { waits } from './account-face.tsx'
import styles from './payees.module.css'
import { usePayees } from './use-payees.ts'

type Values = { number: string; holder: string; password: string }

type Props = {
  /** In which all accounts are; `null` where this one fixes it. */
  readonly name: string | null
  readonly onClose: () => void
  readonly onAdded?: ((account: string) => void) | undefined
}

/** A new account of one's own to be paid to. */
export function AddAccount({ name, onClose, onAdded }: Props) {
  const { _ } = useLingui()
  const { renew } = usePayees()
  const [bank, setBank] = useState<BankCode>('004')
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { number: '', holder: name ?? '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const words = useNumberWords(bank)

  const send = handleSubmit(async ({ number, holder, password }) => {
    try {
      const added: Payee = await call(addPayee, { body: { bank, number, holder, paymentPassword: password } })
      await renew()
      if (!waits(added.usableFrom)) onAdded?.(added.id)
      notify('success', _('payees.added'))
      onClose()
    } catch (fault) {
      for (const { field, message } of fieldFaults(fault, _)) {
        setError(field === 'number' || field === 'holder' ? field : 'password', { message }, { shouldFocus: true })
      }
    }
  })

  const filled = (text: string) => text.trim() !== '' || _('field.required')
  return (
    <Dialog
      open
      onClose={onClose}
      title={_('payees.add.title')}
      description={_('payees.add.note')}
      closeLabel={_('site.close')}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          // The dialog lies in a form of its own page: that one is not meant.
          event.stopPropagation()
          void send(event)
        }}
      >
        <Field label={_('payees.bank')}>
          <Select
            options={BANK_CODES.map((value) => ({
              value,
              label: `${THAI_BANKS[value].symbol} · ${_(`payees.bank.${value}`)}`,
            }))}
            value={bank}
            onChange={setBank}
          />
        </Field>
        <Field label={words.label} hint={words.hint} error={errors.number?.message}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            {...register('number', {
              validate: (text) =>
                filled(text) === true ? readAccountNumber(bank, text) !== null || words.wrong : filled(text),
            })}
          />
        </Field>
        <Field
          label={_('payees.holder')}
          hint={_(name ? 'payees.holder.fixed' : 'payees.holder.first')}
          error={errors.holder?.message}
        >
          <TextInput autoComplete="name" readOnly={name !== null} {...register('holder', { validate: filled })} />
        </Field>
        <Field label={_('payees.password')} error={errors.password?.message}>
          <PasswordInput
            inputMode="numeric"
            autoComplete="off"
            words={{ show: _('payees.show'), hide: _('payees.hide') }}
            {...register('password', { validate: filled })}
          />
        </Field>
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {_('payees.add')}
        </Button>
      </form>
    </Dialog>
  )
}

/** What is said about the number of an account at a bank. */
function useNumberWords(bank: BankCode) {
  const { _ } = useLingui()
  const { digits } = THAI_BANKS[bank]
  const count = digits.length === 1 ? String(digits[0]) : `${digits[0]}–${digits.at(-1)}`
  const isMobile = bank === 'truemoney'
  return {
    label: _(isMobile ? 'payees.number.mobile' : 'payees.number'),
    hint: _('payees.number.digits', { count }),
    wrong: _(isMobile ? 'payees.number.wrong.mobile' : 'payees.number.wrong', { count }),
  }
}
