import { useLingui } from '@lingui/react'
import { login } from '@sanuk/contracts/identity'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { TextInput } from '@sanuk/ui/text-input'
import { RefusedError } from '@sanuk/wire/faults'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useSignIn } from '../../session/use-sign-in.ts'
import { call, readyHumanProof } from '../../wire/call.ts'
import styles from './form.module.css'
import { FormFault } from './form-fault.tsx'
import { placeFaults } from './place-faults.ts'

type Values = { username: string; password: string }

export function LoginForm() {
  const { _ } = useLingui()
  const signIn = useSignIn()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Values>({
    defaultValues: { username: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  useEffect(readyHumanProof, [])

  async function send({ username, password }: Values) {
    try {
      const { token } = await call(login, { body: { type: 'username', username: username.trim(), password } })
      await signIn(token)
    } catch (fault) {
      readyHumanProof()
      placeFaults(fault, { setError, fields: ['username', 'password'], say: _ })
      // Most often it is the password that was mistyped, and it cannot be seen.
      if (fault instanceof RefusedError && fault.code === 'incorrect_credentials')
        setFocus('password', { shouldSelect: true })
    }
  }

  const filled = (text: string) => text.trim() !== '' || _('field.required')
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(send)}>
      <FormFault message={errors.root?.message} />
      <Field label={_('identity.username')} error={errors.username?.message}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('username', { validate: filled })}
        />
      </Field>
      <Field label={_('identity.password')} error={errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          words={{ show: _('identity.password.show'), hide: _('identity.password.hide') }}
          {...register('password', { validate: (text) => text !== '' || _('field.required') })}
        />
      </Field>
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {_('identity.login.submit')}
      </Button>
    </form>
  )
}
