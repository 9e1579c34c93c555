import { useLingui } from '@lingui/react'
import { resetPasswordByMobile } from '@sanuk/contracts/passwords'
import { sendSms } from '@sanuk/contracts/verification'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { FormProvider, useForm } from 'react-hook-form'
import { useDiallingCodes } from '../../../components/mobile-field.tsx'
import { useSignIn } from '../../../session/use-sign-in.ts'
import { call, readyHumanProof } from '../../../wire/call.ts'
import styles from '../form.module.css'
import { FormFault } from '../form-fault.tsx'
import type { TypedMobile } from '../number-proof/proved-number.ts'
import { placeFaults } from '../place-faults.ts'
import { type CodedMobile, CodedMobileFields, typedMobile } from '../sign-in/coded-mobile-fields.tsx'

type Values = CodedMobile & { password: string }

const sendCode = (mobile: TypedMobile) => call(sendSms, { body: { ...mobile, purpose: 'password' } })

/** A new password by a code to the mobile number; it signs in at once. */
export function ByMobileForm() {
  const { _ } = useLingui()
  const signIn = useSignIn()
  const [countryDialingCode = '66'] = useDiallingCodes()
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { countryDialingCode, mobileNum: '', verificationCode: '', password: '' },
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState

  async function send(values: Values) {
    try {
      const { verificationCode, password } = values
      const body = { ...typedMobile(values), verificationCode, password }
      await signIn(await call(resetPasswordByMobile, { body }))
    } catch (fault) {
      placeFaults(fault, { setError, fields: ['mobileNum', 'verificationCode', 'password'], say: _ })
    }
  }

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={handleSubmit(send)} onFocus={readyHumanProof}>
        <FormFault message={errors.root?.message} />
        <CodedMobileFields sendCode={sendCode} />
        <Field label={_('identity.change.password')} error={errors.password?.message}>
          <PasswordInput
            autoComplete="new-password"
            words={{ show: _('identity.password.show'), hide: _('identity.password.hide') }}
            {...register('password', { validate: (text) => text.trim() !== '' || _('field.required') })}
          />
        </Field>
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {_('identity.forgot.set')}
        </Button>
      </form>
    </FormProvider>
  )
}
