import { useLingui } from '@lingui/react'
import { login } from '@sanuk/contracts/identity'
import { Button } from '@sanuk/ui/button'
import { Checkbox } from '@sanuk/ui/checkbox'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useDiallingCodes } from '../../../components/mobile-field.tsx'
import { useSignIn } from '../../../session/use-sign-in.ts'
import { call, readyHumanProof } from '../../../wire/call.ts'
import styles from '../form.module.css'
import { FormFault } from '../form-fault.tsx'
import { keepProvedNumber } from '../number-proof/proved-number.ts'
import { useNumberProof } from '../number-proof/use-number-proof.ts'
import { placeFaults } from '../place-faults.ts'
import { type CodedMobile, CodedMobileFields, typedMobile } from './coded-mobile-fields.tsx'
import { keepPrefilled, readPrefilled } from './remembered.ts'

type Values = CodedMobile & { remember: boolean }

/** Signing in by a code that comes to the mobile number. */
export function SmsLoginForm() {
  const { _ } = useLingui()
  const signIn = useSignIn()
  const [usual = '66'] = useDiallingCodes()
  const [{ mobile: kept }] = useState(readPrefilled)
  const proving = useNumberProof('login')
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
      const proof = await proving.prove(mobile, verificationCode)
      const byFirebase = 'firebaseIdToken' in proof
      const outcome = await call(login, {
        body: byFirebase ? { type: 'firebase', ...proof, remember } : { type: 'sms', ...mobile, ...proof, remember },
      })
      if (byFirebase && outcome.outcome === 'register_mobile') keepProvedNumber({ mobile, ...proof })
      if (remember) keepPrefilled({ ...readPrefilled(), mobile })
      await signIn(outcome)
    } catch (fault) {
      proving.refused(fault)
      placeFaults(fault, { setError, fields: ['mobileNum', 'verificationCode'], say: _ })
    }
  }

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={handleSubmit(send)} onFocus={readyHumanProof}>
        <FormFault message={errors.root?.message} />
        <CodedMobileFields sendCode={proving.sendCode} />
        <Checkbox {...register('remember')}>{_('identity.remember.mobile')}</Checkbox>
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {_('identity.login.submit')}
        </Button>
      </form>
    </FormProvider>
  )
}
