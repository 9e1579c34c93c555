import { useLingui } from '@lingui/react'
import { login } from '@sanuk/contracts/identity'
import { sendSms } from '@sanuk/contracts/verification'
import { Button } from '@sanuk/ui/button'
import { Checkbox } from '@sanuk/ui/checkbox'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSignIn } from '../../../session/use-sign-in.ts'
import { call, readyHumanProof } from '../../../wire/call.ts'
import styles from '../form.module.css'
import { FormFault } from '../form-fault.tsx'
import { placeFaults } from '../place-faults.ts'
import { CodeField } from './code-field.tsx'
import { MobileField, useDiallingCodes } from './mobile-field.tsx'
import { keepPrefilled, readPrefilled } from './remembered.ts'

type Values = { mobileNum: string; verificationCode: string; remember: boolean }

/** Signing in by a code that comes to the mobile number. */
export function SmsLoginForm() {
  const { _ } = useLingui()
  const signIn = useSignIn()
  const [usual = '66'] = useDiallingCodes()
  const [kept] = useState(readPrefilled)
  const [dialling, setDialling] = useState(kept.mobile?.countryDialingCode ?? usual)
  const { register, handleSubmit, setError, trigger, getValues, formState } = useForm<Values>({
    defaultValues: {
      mobileNum: kept.mobile?.mobileNum ?? '',
      verificationCode: '',
      remember: kept.mobile !== undefined,
    },
  })
  const { errors, isSubmitting } = formState
  const place = (fault: unknown) => placeFaults(fault, { setError, fields: ['mobileNum', 'verificationCode'], say: _ })

  async function sendCode() {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return null
    try {
      const mobileNum = getValues('mobileNum').trim()
      return await call(sendSms, { body: { mobileNum, countryDialingCode: dialling, purpose: 'login' } })
    } catch (fault) {
      place(fault)
      return null
    }
  }

  async function send({ mobileNum, verificationCode, remember }: Values) {
    const mobile = { mobileNum: mobileNum.trim(), countryDialingCode: dialling }
    try {
      const outcome = await call(login, {
        body: { type: 'sms', ...mobile, verificationCode: verificationCode.trim(), remember },
      })
      if (remember) keepPrefilled({ ...readPrefilled(), mobile })
      await signIn(outcome)
    } catch (fault) {
      place(fault)
    }
  }

  const filled = (text: string) => text.trim() !== '' || _('field.required')
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(send)} onFocus={readyHumanProof}>
      <FormFault message={errors.root?.message} />
      <MobileField
        dialling={dialling}
        onDialling={setDialling}
        error={errors.mobileNum?.message}
        input={register('mobileNum', { validate: filled })}
      />
      <CodeField
        send={sendCode}
        error={errors.verificationCode?.message}
        input={register('verificationCode', { validate: filled })}
      />
      <Checkbox {...register('remember')}>{_('identity.remember.mobile')}</Checkbox>
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {_('identity.login.submit')}
      </Button>
    </form>
  )
}
