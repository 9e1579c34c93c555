import { useLingui } from '@lingui/react'
import { sendRegistrationSms } from '@sanuk/contracts/verification'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useModules } from '../../../brand/use-modules.ts'
import { call } from '../../../wire/call.ts'
import { placeFaults } from '../place-faults.ts'
import { CodeField } from '../sign-in/code-field.tsx'
import { MobileField } from '../sign-in/mobile-field.tsx'
import type { Registration } from './registration.ts'

/** A mobile number, and the code that proves it, where the brand wants it proved. */
export function ProvenMobileField({ required }: { readonly required: boolean }) {
  const { _ } = useLingui()
  const isOn = useModules()
  const { register, control, trigger, getValues, setValue, setError } = useFormContext<Registration>()
  const { errors } = useFormState({ control, name: ['mobileNum', 'verificationCode'] })
  const countryDialingCode = useWatch({ control, name: 'countryDialingCode' })
  const filled = (text: string) => text.trim() !== '' || !required || _('field.required')

  async function sendCode() {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return null
    try {
      const mobileNum = getValues('mobileNum').trim()
      return await call(sendRegistrationSms, { body: { mobileNum, countryDialingCode, purpose: 'register' } })
    } catch (fault) {
      placeFaults(fault, { setError, fields: ['mobileNum', 'verificationCode'], say: _ })
      return null
    }
  }

  return (
    <>
      <MobileField
        dialling={countryDialingCode}
        onDialling={(code) => setValue('countryDialingCode', code)}
        note={required ? undefined : _('identity.optional')}
        error={errors.mobileNum?.message}
        input={register('mobileNum', { validate: filled })}
      />
      {isOn('REGMOBVERF3') && required && (
        <CodeField
          send={sendCode}
          error={errors.verificationCode?.message}
          input={register('verificationCode', { validate: filled })}
        />
      )}
    </>
  )
}
