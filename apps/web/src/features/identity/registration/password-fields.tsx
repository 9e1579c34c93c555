import { useLingui } from '@lingui/react'
import type { RegistrationField } from '@sanuk/contracts/registration-rules'
import { isSamePassword } from '@sanuk/contracts/typed-text'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { useFormContext, useFormState } from 'react-hook-form'
import { useHints } from '../../../components/use-hints.ts'
import styles from '../form.module.css'
import { PasswordMeter } from './password-meter.tsx'

/** What a form with a new password holds. */
export type NewPassword = { password: string; confirmPassword: string }

/** A new password, twice, with its rule and how hard it is to guess shown before anything is wrong. */
export function PasswordFields({ rule, username }: { readonly rule: RegistrationField; readonly username: string }) {
  const { _ } = useLingui()
  const hints = useHints()
  const { register, control, getValues, getFieldState, trigger } = useFormContext<NewPassword>()
  const { errors } = useFormState({ control, name: ['password', 'confirmPassword'] })
  const eye = { show: _('identity.password.show'), hide: _('identity.password.hide') }
  // Not before it was reached: nothing can be wrong with it yet.
  const judgeAgain = () => getFieldState('confirmPassword').isTouched && trigger('confirmPassword')
  return (
    <>
      <div className={styles.pair}>
        <Field label={_('identity.password')} hint={hints.rules(rule)} error={errors.password?.message}>
          <PasswordInput
            autoComplete="new-password"
            words={eye}
            {...register('password', { validate: (text) => hints.fault(text, rule), onChange: judgeAgain })}
          />
        </Field>
        <PasswordMeter username={username} />
      </div>
      <Field label={_('identity.password.again')} error={errors.confirmPassword?.message}>
        <PasswordInput
          autoComplete="new-password"
          words={eye}
          {...register('confirmPassword', {
            validate: (text) => {
              if (text === '') return _('field.required')
              return isSamePassword(text, getValues('password')) || _('field.must_match')
            },
          })}
        />
      </Field>
    </>
  )
}
