import { useLingui } from '@lingui/react'
import { changePassword, setPaymentPassword } from '@sanuk/contracts/identity'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { LockKeyhole, WalletCards } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { fieldFaults } from '../../wire/field-faults.ts'
import styles from './security.module.css'

type Which = 'account' | 'payment'

/** The two passwords: one signs in, the other lets money leave. */
export function PasswordsCard() {
  const { _ } = useLingui()
  const [open, setOpen] = useState<Which>()
  return (
    <Card level={3} title={_('security.passwords')} className={styles.wide}>
      <ul className={styles.list}>
        {(['account', 'payment'] as const).map((which) => (
          <li key={which} className={styles.row}>
            {which === 'account' ? <LockKeyhole aria-hidden="true" /> : <WalletCards aria-hidden="true" />}
            <div className={styles.grow}>
              <p className={styles.name}>{_(`security.passwords.${which}`)}</p>
              <p className={styles.note}>{_(`security.passwords.${which}.lead`)}</p>
            </div>
            <Button
              look="outline"
              size="small"
              aria-label={_('security.change.of', { name: _(`security.passwords.${which}`) })}
              onClick={() => setOpen(which)}
            >
              {_('security.change')}
            </Button>
          </li>
        ))}
      </ul>
      {open && <ChangeDialog which={open} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

type Values = { old: string; fresh: string; again: string }

function ChangeDialog({ which, onClose }: { readonly which: Which; readonly onClose: () => void }) {
  const { _ } = useLingui()
  const { register, handleSubmit, setError, getValues, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { old: '', fresh: '', again: '' },
  })
  const { errors, isSubmitting } = formState
  const eye = { show: _('security.show'), hide: _('security.hide') }
  const isPayment = which === 'payment'

  async function send({ old, fresh, again }: Values) {
    try {
      if (isPayment) await call(setPaymentPassword, { body: { password: old, paymentPassword: fresh } })
      else await call(changePassword, { body: { oldPassword: old, password: fresh, confirmPassword: again } })
      notify('success', _(`security.passwords.${which}.changed`))
      onClose()
    } catch (fault) {
      for (const { field, message } of fieldFaults(fault, _)) {
        setError(placeOf(field), { message }, { shouldFocus: true })
      }
    }
  }

  /** In which of the three boxes a field of the call stands. */
  const placeOf = (field: string): keyof Values => {
    if (field === 'confirmPassword') return 'again'
    if (field === 'paymentPassword') return 'fresh'
    return field === 'password' && !isPayment ? 'fresh' : 'old'
  }

  const filled = (text: string) => text !== '' || _('field.required')
  return (
    <Dialog
      open
      onClose={onClose}
      title={_(`security.passwords.${which}.change`)}
      description={_(`security.passwords.${which}.effect`)}
      closeLabel={_('site.close')}
    >
      <form className={styles.form} noValidate onSubmit={handleSubmit(send)}>
        <Field label={_('security.passwords.old')} error={errors.old?.message}>
          <PasswordInput autoComplete="current-password" words={eye} {...register('old', { validate: filled })} />
        </Field>
        <Field
          label={_(`security.passwords.${which}.new`)}
          hint={_(`security.passwords.${which}.rule`)}
          error={errors.fresh?.message}
        >
          <PasswordInput
            inputMode={isPayment ? 'numeric' : undefined}
            autoComplete={isPayment ? 'off' : 'new-password'}
            words={eye}
            {...register('fresh', { validate: filled, deps: ['again'] })}
          />
        </Field>
        <Field label={_('security.passwords.again')} error={errors.again?.message}>
          <PasswordInput
            inputMode={isPayment ? 'numeric' : undefined}
            autoComplete={isPayment ? 'off' : 'new-password'}
            words={eye}
            {...register('again', {
              validate: (text) =>
                text === '' ? _('field.required') : text === getValues('fresh') || _('field.must_match'),
            })}
          />
        </Field>
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {_('security.save')}
        </Button>
      </form>
    </Dialog>
  )
}
