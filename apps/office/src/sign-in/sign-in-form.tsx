import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { TextInput } from '@sanuk/ui/text-input'
import { RefusedError } from '@sanuk/wire/faults'
import { useLogin } from 'ra-core'
import { useForm } from 'react-hook-form'
import { faultText } from '../wire/fault-text.ts'
import styles from './sign-in-page.module.css'

type Values = { username: string; password: string }

export function SignInForm() {
  const { _ } = useLingui()
  const login = useLogin()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Values>({
    defaultValues: { username: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  async function send({ username, password }: Values) {
    try {
      await login({ username: username.trim(), password })
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
      {errors.root?.message && (
        <p role="alert" className={styles.fault}>
          {errors.root.message}
        </p>
      )}
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
