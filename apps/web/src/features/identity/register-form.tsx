import { useLingui } from '@lingui/react'
import { register as registration } from '@sanuk/contracts/identity'
import type { RegistrationField, RegistrationFieldName } from '@sanuk/contracts/system'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { TextInput } from '@sanuk/ui/text-input'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useSignIn } from '../../session/use-sign-in.ts'
import { call, readyHumanProof } from '../../wire/call.ts'
import { AgreeField } from './agree-field.tsx'
import { BirthdayField } from './birthday-field.tsx'
import styles from './form.module.css'
import { FormFault } from './form-fault.tsx'
import { PasswordMeter } from './password-meter.tsx'
import { placeFaults } from './place-faults.ts'
import { type Registration, registrationBody } from './registration.ts'
import { useHints } from './use-hints.ts'

export type Rules = Readonly<Record<RegistrationFieldName, RegistrationField>>

const FIELDS = ['username', 'password', 'confirmPassword', 'birthday', 'affiliateCode', 'agree'] as const

export function RegisterForm({ rules }: { rules: Rules }) {
  const { _ } = useLingui()
  const hints = useHints()
  const signIn = useSignIn()
  const form = useForm<Registration>({
    mode: 'onTouched',
    defaultValues: {
      username: '',
      password: '',
      confirmPassword: '',
      birthday: { day: '', month: '', year: '' },
      affiliateCode: '',
      agree: false,
    },
  })
  const { register, handleSubmit, setError, setFocus, formState, getValues } = form
  const { errors, isSubmitting } = formState
  const eye = { show: _('identity.password.show'), hide: _('identity.password.hide') }

  // The form comes after the dialog, which gave the focus to what was there. A phone's keyboard would cover the form.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) setFocus('username')
  }, [setFocus])

  useEffect(readyHumanProof, [])

  async function send(values: Registration) {
    try {
      const { token } = await call(registration, { body: registrationBody(values, rules) })
      await signIn(token)
    } catch (fault) {
      readyHumanProof()
      placeFaults(fault, { setError, fields: FIELDS, say: _ })
    }
  }

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={handleSubmit(send)}>
        <FormFault message={errors.root?.message} />
        <Field label={_('identity.username')} hint={hints.rules(rules.username)} error={errors.username?.message}>
          <TextInput
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...register('username', { validate: (text) => hints.fault(text.trim(), rules.username) })}
          />
        </Field>
        <div className={styles.pair}>
          <Field label={_('identity.password')} hint={hints.rules(rules.password)} error={errors.password?.message}>
            <PasswordInput
              autoComplete="new-password"
              words={eye}
              {...register('password', {
                validate: (text) => hints.fault(text, rules.password),
                deps: ['confirmPassword'],
              })}
            />
          </Field>
          <PasswordMeter />
        </div>
        <Field label={_('identity.password.again')} error={errors.confirmPassword?.message}>
          <PasswordInput
            autoComplete="new-password"
            words={eye}
            {...register('confirmPassword', {
              validate: (text) => {
                if (text === '') return _('field.required')
                return text === getValues('password') || _('field.must_match')
              },
            })}
          />
        </Field>
        {rules.birthday.enabled && <BirthdayField required={rules.birthday.required} />}
        {rules.affiliateCode.enabled && (
          <Field
            label={_('identity.affiliate')}
            note={rules.affiliateCode.required ? undefined : _('identity.optional')}
            error={errors.affiliateCode?.message}
          >
            <TextInput
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...register('affiliateCode', { validate: (text) => hints.fault(text.trim(), rules.affiliateCode) })}
            />
          </Field>
        )}
        <AgreeField />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {_('identity.register.submit')}
        </Button>
      </form>
    </FormProvider>
  )
}
