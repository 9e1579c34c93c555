import { useLingui } from '@lingui/react'
import { register as byUsername, registerMobile } from '@sanuk/contracts/registration'
import { REGISTRATION_FIELDS, type RegistrationRules } from '@sanuk/contracts/registration-rules'
import { plainPin } from '@sanuk/contracts/typed-text'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { TextInput } from '@sanuk/ui/text-input'
import { useEffect } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useDiallingCodes } from '../../../components/mobile-field.tsx'
import { useHints } from '../../../components/use-hints.ts'
import { pendingSignIn } from '../../../session/pending-sign-in.ts'
import { useSignIn } from '../../../session/use-sign-in.ts'
import { call, readyHumanProof } from '../../../wire/call.ts'
import styles from '../form.module.css'
import { FormFault } from '../form-fault.tsx'
import { useNumberProof } from '../number-proof/use-number-proof.ts'
import { placeFaults } from '../place-faults.ts'
import { CaptchaField } from '../sign-in/captcha-field.tsx'
import { typedMobile } from '../sign-in/coded-mobile-fields.tsx'
import { useCaptcha } from '../sign-in/use-captcha.ts'
import { AgreeField } from './agree-field.tsx'
import { BirthdayField } from './birthday-field.tsx'
import { NicknameField } from './nickname-field.tsx'
import { PasswordFields } from './password-fields.tsx'
import { PlainField } from './plain-field.tsx'
import { ProvenMobileField, useProvesNumbers } from './proven-mobile-field.tsx'
import {
  bodyByMobile,
  bodyByUsername,
  emptyRegistration,
  PLAIN_FIELDS,
  type Registration,
  type RegistrationWay,
} from './registration.ts'

type Props = {
  readonly way: RegistrationWay
  /** What this way asks for. */
  readonly rules: RegistrationRules
  /** The invitation in its field, and the one that goes along unseen. */
  readonly invitation: { readonly shown: string; readonly unseen: string | null }
}

const FIELDS = [...REGISTRATION_FIELDS, 'nickname', 'verificationCode', 'confirmPassword', 'agree'] as const

/** Everything the brand asks of a new member, in one way of registering. */
export function RegisterForm({ way, rules, invitation }: Props) {
  const { _ } = useLingui()
  const hints = useHints()
  const signIn = useSignIn()
  const picture = useCaptcha(rules.captcha.enabled)
  const [dialling = '66'] = useDiallingCodes()
  const proving = useNumberProof('register')
  const proves = useProvesNumbers(rules.mobileNum.enabled && rules.mobileNum.required)
  const form = useForm<Registration>({
    mode: 'onTouched',
    defaultValues: {
      ...emptyRegistration(dialling, invitation.shown),
      ...proving.proved,
      email: pendingSignIn('register')?.email ?? '',
    },
  })
  const { register, handleSubmit, setError, setFocus, setValue, formState, control } = form
  const { errors, isSubmitting } = formState
  const username = useWatch({ control, name: 'username' })

  // The form comes after the dialog, which gave the focus to what was there. A phone's keyboard would cover the form.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) setFocus(way === 'username' ? 'username' : 'mobileNum')
  }, [setFocus, way])

  async function send(values: Registration) {
    const ticket = pendingSignIn('register')?.ticket ?? null
    const seen = { captchaId: picture.id ?? null, invitation: invitation.unseen, ticket }
    try {
      const proof = proves ? await proving.prove(typedMobile(values), values.verificationCode) : null
      const beyond = { ...seen, proof }
      await signIn(
        way === 'username'
          ? await call(byUsername, { body: bodyByUsername(values, rules, beyond) })
          : await call(registerMobile, { body: bodyByMobile(values, rules, beyond) }),
      )
    } catch (fault) {
      proving.refused(fault)
      placeFaults(fault, { setError, fields: FIELDS, say: _ })
      picture.renew()
      setValue('captcha', '')
    }
  }

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={handleSubmit(send)} onFocus={readyHumanProof}>
        <FormFault message={errors.root?.message} />
        {rules.username.enabled && (
          <Field label={_('identity.username')} hint={hints.rules(rules.username)} error={errors.username?.message}>
            <TextInput
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...register('username', { validate: (text) => hints.fault(text.trim(), rules.username) })}
            />
          </Field>
        )}
        {rules.mobileNum.enabled && <ProvenMobileField required={rules.mobileNum.required} proving={proving} />}
        {way === 'mobile' && <NicknameField />}
        {rules.password.enabled && <PasswordFields rule={rules.password} username={username} />}
        {rules.paymentPassword.enabled && (
          <Field
            label={_('identity.payment_password')}
            hint={hints.rules(rules.paymentPassword)}
            error={errors.paymentPassword?.message}
          >
            <PasswordInput
              inputMode="numeric"
              autoComplete="off"
              words={{ show: _('identity.password.show'), hide: _('identity.password.hide') }}
              {...register('paymentPassword', {
                validate: (text) => hints.fault(plainPin(text), rules.paymentPassword),
              })}
            />
          </Field>
        )}
        {rules.birthday.enabled && <BirthdayField required={rules.birthday.required} />}
        {PLAIN_FIELDS.map((name) => rules[name].enabled && <PlainField key={name} name={name} rule={rules[name]} />)}
        {rules.captcha.enabled && (
          <CaptchaField
            captcha={picture}
            error={errors.captcha?.message}
            input={register('captcha', { validate: (text) => text.trim() !== '' || _('field.required') })}
            fill={(text) => setValue('captcha', text, { shouldValidate: true })}
          />
        )}
        <AgreeField />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {_('identity.register.submit')}
        </Button>
      </form>
    </FormProvider>
  )
}
