import { useLingui } from '@lingui/react'
import { forgottenByEmail } from '@sanuk/contracts/passwords'
import { plainEmail } from '@sanuk/contracts/typed-text'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { useForm } from 'react-hook-form'
import { call, readyHumanProof } from '../../../wire/call.ts'
import styles from '../form.module.css'
import { FormFault } from '../form-fault.tsx'
import { placeFaults } from '../place-faults.ts'
import { readPrefilled } from '../sign-in/remembered.ts'

type Values = { username: string; email: string }

/** Asks for a link by mail. Whether there is such an account, nobody is told. */
export function ByEmailForm({ onSent }: { readonly onSent: (minutes: number) => void }) {
  const { _ } = useLingui()
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { username: readPrefilled().username ?? '', email: '' },
  })
  const { errors, isSubmitting } = formState

  async function send({ username, email }: Values) {
    try {
      const body = { username: username.trim(), email: plainEmail(email) }
      onSent((await call(forgottenByEmail, { body })).expiredMinutes)
    } catch (fault) {
      placeFaults(fault, { setError, fields: ['username', 'email'], say: _ })
    }
  }

  const isMailbox = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(plainEmail(text)) || _('field.pattern.mailbox')
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(send)} onFocus={readyHumanProof}>
      <FormFault message={errors.root?.message} />
      <Field label={_('identity.username')} error={errors.username?.message}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('username', { validate: (text) => text.trim() !== '' || _('field.required') })}
        />
      </Field>
      <Field label={_('identity.field.email')} error={errors.email?.message}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          {...register('email', { validate: isMailbox })}
        />
      </Field>
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {_('identity.forgot.submit')}
      </Button>
    </form>
  )
}
