import { useLingui } from '@lingui/react'
import { login } from '@sanuk/contracts/identity'
import { sendSms } from '@sanuk/contracts/verification'
import { Button } from '@sanuk/ui/button'
import { Checkbox } from '@sanuk/ui/checkbox'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useDiallingCodes } from '../../../components/mobile-field.tsx'
import { useSignIn } from '../../../session/use-sign-in.ts'
import { call, readyHumanProof } from '../../../wire/call.ts'
import styles from '../form.module.css'
import { FormFault } from '../form-fault.tsx'
import { placeFaults } from '../place-faults.ts'
import { type CodedMobile, CodedMobileFields, type TypedMobile, typedMobile } from './coded-mobile-fields.tsx'
import { keepPrefilled, readPrefilled } from './remembered.ts'

type Values = CodedMobile & { remember: boolean }

const sendCode = (mobile: TypedMobile) => call(sendSms, { body: { ...mobile, purpose: 'login' } })

/** Signing in by a code that comes to the mobile number. */
export function SmsLoginForm() {
  const { _ } = useLingui()
  const signIn = useSignIn()
  const [usual = '66'] = useDiallingCodes()
  const [{ mobile: kept }] = useState(readPrefilled)
  const form = useForm<Values>({
    defaultValues: {
      ...{ countryDialingCode: usual, mobileNum: '', ...kept },
      ...{ verificationCode: '', remember: kept !== undefined },
    },
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState

  async function send({ verificationCode, remember, ...typed }: Values) {
    const mobile = typedMobile({ ...typed, verificationCode })
    try {
      const outcome = await call(login, {
        body: { type: 'sms', ...mobile, verificationCode: verificationCode.trim(), remember },
      })
      if (remember) keepPrefilled({ ...readPrefilled(), mobile })
      await signIn(outcome)
    } catch (fault) {
      placeFaults(fault, { setError, fields: ['mobileNum', 'verificationCode'], say: _ })
    }
  }

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={handleSubmit(send)} onFocus={readyHumanProof}>
        <FormFault message={errors.root?.message} />
        <CodedMobileFields sendCode={sendCode} />
        <Checkbox {...register('remember')}>{_('identity.remember.mobile')}</Checkbox>
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {_('identity.login.submit')}
        </Button>
      </form>
    </FormProvider>
  )
}
