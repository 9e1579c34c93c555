import { useLingui } from '@lingui/react'
import { resetPasswordByMobile } from '@sanuk/contracts/passwords'
import { sendSms } from '@sanuk/contracts/verification'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSignIn } from '../../../session/use-sign-in.ts'
import { call, readyHumanProof } from '../../../wire/call.ts'
import styles from '../form.module.css'
import { FormFault } from '../form-fault.tsx'
import { placeFaults } from '../place-faults.ts'
import { CodeField } from '../sign-in/code-field.tsx'
import { MobileField, useDiallingCodes } from '../sign-in/mobile-field.tsx'

type Values = { mobileNum: string; verificationCode: string; password: string }

/** A new password by a code to the mobile number; it signs in at once. */
export function ByMobileForm() {
  const { _ } = useLingui()
  const signIn = useSignIn()
  const [usual = '66'] = useDiallingCodes()
  const [countryDialingCode, setDialling] = useState(usual)
  const { register, handleSubmit, setError, trigger, getValues, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { mobileNum: '', verificationCode: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const place = (fault: unknown) =>
    placeFaults(fault, { setError, fields: ['mobileNum', 'verificationCode', 'password'], say: _ })

  async function sendCode() {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return null
    try {
      const mobileNum = getValues('mobileNum').trim()
      return await call(sendSms, { body: { mobileNum, countryDialingCode, purpose: 'password' } })
    } catch (fault) {
      place(fault)
      return null
    }
  }

  async function send({ mobileNum, verificationCode, password }: Values) {
    const mobile = { mobileNum: mobileNum.trim(), countryDialingCode }
    try {
      const body = { ...mobile, verificationCode: verificationCode.trim(), password }
      await signIn(await call(resetPasswordByMobile, { body }))
    } catch (fault) {
      place(fault)
    }
  }

  const filled = (text: string) => text.trim() !== '' || _('field.required')
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(send)} onFocus={readyHumanProof}>
      <FormFault message={errors.root?.message} />
      <MobileField
        dialling={countryDialingCode}
        onDialling={setDialling}
        error={errors.mobileNum?.message}
        input={register('mobileNum', { validate: filled })}
      />
      <CodeField
        send={sendCode}
        error={errors.verificationCode?.message}
        input={register('verificationCode', { validate: filled })}
      />
      <Field label={_('identity.change.password')} error={errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          words={{ show: _('identity.password.show'), hide: _('identity.password.hide') }}
          {...register('password', { validate: filled })}
        />
      </Field>
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {_('identity.forgot.set')}
      </Button>
    </form>
  )
}
