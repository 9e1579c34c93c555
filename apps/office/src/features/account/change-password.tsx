import { useLingui } from '@lingui/react'
import { changeOperatorPassword } from '@sanuk/contracts/operators'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { toast } from '@sanuk/ui/toast'
import { useForm } from 'react-hook-form'
import { FormFault } from '../../components/form-fault.tsx'
import { OPERATOR } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { placeFaults } from '../../wire/place-faults.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './account.module.css'

const EMPTY = { oldPassword: '', password: '', confirmPassword: '' }
const FIELDS = ['oldPassword', 'password', 'confirmPassword'] as const

/** A new password instead of the old one; all other sessions end. */
export function ChangePassword() {
  const { _ } = useLingui()
  const doing = useDoing(OPERATOR)
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: EMPTY })
  const { errors, isSubmitting } = formState
  const words = { show: _('office.password.show'), hide: _('office.password.hide') }

  async function send(body: typeof EMPTY) {
    try {
      await doing(() => call(changeOperatorPassword, { body }))
      reset()
      toast.success(_('operators.password.done'))
    } catch (fault) {
      if (!placeFaults(fault, FIELDS, setError)) setError('root', { message: faultText(fault, _) })
    }
  }

  return (
    <Card className={styles.card} title={_('operators.password')}>
      <p className={styles.note}>{_('operators.password.note')}</p>
      <form className={styles.form} noValidate onSubmit={handleSubmit(send)}>
        <FormFault>{errors.root?.message}</FormFault>
        {FIELDS.map((name) => (
          <Field key={name} label={_(`operators.password.${name}`)} error={errors[name]?.message}>
            <PasswordInput
              autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
              words={words}
              {...register(name, { validate: (text) => text !== '' || _('office.sign_in.required') })}
            />
          </Field>
        ))}
        <div>
          <Button type="submit" busy={isSubmitting}>
            {_('operators.password.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
