import { useLingui } from '@lingui/react'
import { changePassword } from '@sanuk/contracts/identity'
import { setFirstPassword, setPaymentPassword } from '@sanuk/contracts/security'
import { isSamePassword, plainPin } from '@sanuk/contracts/typed-text'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { RefusedError } from '@sanuk/wire/faults'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMoment } from '../../components/use-moment.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { fieldFaults } from '../../wire/field-faults.ts'
import styles from './security.module.css'
import { useProof } from './use-proof.tsx'

export type WhichPassword = 'account' | 'payment'

type Values = { old: string; fresh: string; again: string }

type Props = { readonly which: WhichPassword; readonly exists: boolean; readonly onClose: () => void }

/** A new password: over an older one by that one, else by a proof. A payment password may be forgotten. */
export function PasswordDialog({ which, exists, onClose }: Props) {
  const { _ } = useLingui()
  const [forgotten, setForgotten] = useState(false)
  const asksOld = exists && !forgotten
  const save = useSave(which, asksOld)
  const { register, handleSubmit, setError, getValues, getFieldState, trigger, formState } = useForm<Values>({
    mode: 'onTouched',
    shouldUnregister: true,
    defaultValues: { old: '', fresh: '', again: '' },
  })
  const { errors, isSubmitting } = formState
  const isPayment = which === 'payment'
  const box = {
    inputMode: isPayment ? ('numeric' as const) : undefined,
    words: { show: _('security.show'), hide: _('security.hide') },
  }
  const fresh = { ...box, autoComplete: isPayment ? 'off' : 'new-password' }

  function place(fault: unknown) {
    const ofOld = fault instanceof RefusedError && OF_OLD.some((code) => code === fault.code)
    for (const { field, message } of fieldFaults(fault, _)) {
      const at = field === 'confirmPassword' ? 'again' : asksOld && (ofOld || field === 'oldPassword') ? 'old' : 'fresh'
      setError(at, { message }, { shouldFocus: true })
    }
  }

  const plain = isPayment ? plainPin : (text: string) => text
  // Not before it was reached: nothing can be wrong with it yet.
  const judgeAgain = () => getFieldState('again').isTouched && trigger('again')
  const filled = (text: string) => text !== '' || _('field.required')
  return (
    <Dialog
      open
      onClose={onClose}
      title={_(`security.passwords.${which}.${exists ? 'change' : 'first'}`)}
      description={_(forgotten ? 'security.passwords.payment.anew' : `security.passwords.${which}.effect`)}
      closeLabel={_('site.close')}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={handleSubmit(async (values) => (await save.send(values, place)) && onClose())}
      >
        {asksOld && (
          <div className={styles.pair}>
            <Field label={_(`security.passwords.${which}.old`)} error={errors.old?.message}>
              <PasswordInput
                {...box}
                autoComplete={isPayment ? 'off' : 'current-password'}
                {...register('old', { validate: filled })}
              />
            </Field>
            {isPayment && (
              <Button look="ghost" size="small" className={styles.flush} onClick={() => setForgotten(true)}>
                {_('security.passwords.payment.forgotten')}
              </Button>
            )}
          </div>
        )}
        <Field
          label={_(`security.passwords.${which}.new`)}
          hint={_(`security.passwords.${which}.rule`)}
          error={errors.fresh?.message}
        >
          <PasswordInput {...fresh} {...register('fresh', { validate: filled, onChange: judgeAgain })} />
        </Field>
        <Field label={_('security.passwords.again')} error={errors.again?.message}>
          <PasswordInput
            {...fresh}
            {...register('again', {
              validate: (text) =>
                text === ''
                  ? _('field.required')
                  : isSamePassword(plain(text), plain(getValues('fresh'))) || _('field.must_match'),
            })}
          />
        </Field>
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {_('security.save')}
        </Button>
      </form>
      {save.asking}
    </Dialog>
  )
}

/** What is said beside the password that is changed. */
const OF_OLD = ['incorrect_credentials', 'payment_password_wrong', 'payment_password_locked'] as const

/** Sets one of the two; whether it was done, which has been told. */
function useSave(which: WhichPassword, asksOld: boolean) {
  const { _ } = useLingui()
  const moment = useMoment()
  const { prove, asking } = useProof()

  async function saveAccount(
    { old, fresh: password, again: confirmPassword }: Values,
    place: (fault: unknown) => void,
  ) {
    if (!asksOld) {
      return prove((proof) => call(setFirstPassword, { body: { password, confirmPassword, proof } }), place)
    }
    return call(changePassword, { body: { oldPassword: old, password, confirmPassword } }).then(
      (value) => ({ value }),
      (fault: unknown) => void place(fault),
    )
  }

  async function savePayment({ old, fresh: paymentPassword }: Values, place: (fault: unknown) => void) {
    const body = { paymentPassword, ...(asksOld && { oldPaymentPassword: old }) }
    return prove((proof) => call(setPaymentPassword, { body: { ...body, proof } }), place)
  }

  async function send(values: Values, place: (fault: unknown) => void): Promise<boolean> {
    const done = await (which === 'account' ? saveAccount : savePayment)(values, place)
    if (!done) return false
    const from = 'usableFrom' in done.value ? done.value.usableFrom : null
    notify(
      'success',
      from ? _('security.passwords.payment.waits', { at: moment(from) }) : _(`security.passwords.${which}.changed`),
    )
    return true
  }
  return { send, asking }
}
