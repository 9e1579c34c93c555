import { useLingui } from '@lingui/react'
import { operatorLogin } from '@sanuk/contracts/operators'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { TextInput } from '@sanuk/ui/text-input'
import { RefusedError } from '@sanuk/wire/faults'
import { useForm } from 'react-hook-form'
import { FormFault } from '../components/form-fault.tsx'
import { call } from '../wire/call.ts'
import { faultText } from '../wire/fault-text.ts'
import styles from './sign-in-page.module.css'

type Values = { username: string; password: string }

/** A sign-in whose password was right: what goes on with it, and the app's secret where there is no app yet. */
export type Begun = AnswerOf<typeof operatorLogin>

/** The first half of the way in: username and password. */
export function CredentialsForm({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const { _ } = useLingui()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Values>({
    defaultValues: { username: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  async function send({ username, password }: Values) {
    try {
      onBegun(await call(operatorLogin, { body: { username: username.trim(), password } }))
    } catch (fault) {
      setError('root', { message: faultText(fault, _) })
      // Most often it is the password that was mistyped, and it cannot be seen.
      if (fault instanceof RefusedError && fault.code === 'incorrect_credentials')
        setFocus('password', { shouldSelect: true })
    }
  }

  const filled = (text: string) => text.trim() !== '' || _('office.sign_in.required')
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(send)}>
      <FormFault>{errors.root?.message}</FormFault>
      <Field label={_('office.username')} error={errors.username?.message}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('username', { validate: filled })}
        />
      </Field>
      <Field label={_('office.password')} error={errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          words={{ show: _('office.password.show'), hide: _('office.password.hide') }}
          {...register('password', { validate: (text) => text !== '' || _('office.sign_in.required') })}
        />
      </Field>
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {_('office.sign_in')}
      </Button>
    </form>
  )
}
