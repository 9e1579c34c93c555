import { useLingui } from '@lingui/react'
import { codeFault } from '@sanuk/contracts/credentials'
import { plainPhone } from '@sanuk/contracts/typed-text'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CodeField, type CodeSent } from '../../../components/code-field.tsx'
import { MobileField } from '../../../components/mobile-field.tsx'
import { isSameMobile, type TypedMobile } from '../number-proof/proved-number.ts'
import { placeFaults } from '../place-faults.ts'

/** What a form holds in which a number is proved. */
export type CodedMobile = { countryDialingCode: string; mobileNum: string; verificationCode: string }

type Props = {
  /** How a code gets to the number; `null` where none is asked for. What it throws is shown beside its field. */
  readonly sendCode: ((mobile: TypedMobile) => Promise<CodeSent>) | null
  readonly optional?: boolean
  /** A number that needs no code any more. */
  readonly proved?: TypedMobile | null
}

/** The number as it is sent. */
export const typedMobile = ({ countryDialingCode, mobileNum }: CodedMobile): TypedMobile => ({
  countryDialingCode,
  mobileNum: plainPhone(mobileNum),
})

/** A mobile number and the code that proves it, as fields of the form around them. */
export function CodedMobileFields({ sendCode, optional = false, proved = null }: Props) {
  const { _ } = useLingui()
  const { register, control, trigger, getValues, setValue, setError, clearErrors } = useFormContext<CodedMobile>()
  const { errors } = useFormState({ control, name: ['mobileNum', 'verificationCode'] })
  const [dialling, mobileNum] = useWatch({ control, name: ['countryDialingCode', 'mobileNum'] })
  const isProved =
    proved !== null && isSameMobile(proved, { countryDialingCode: dialling, mobileNum: plainPhone(mobileNum) })
  const note = isProved ? _('identity.mobile.proved') : _('identity.optional')
  const filled = (text: string) => text.trim() !== '' || _('field.required')

  function isCode(text: string) {
    const word = codeFault('six_digits', text)
    return word === null || _(word)
  }

  async function send(): Promise<CodeSent | null> {
    if (!sendCode || !(await trigger('mobileNum', { shouldFocus: true }))) return null
    clearErrors('root')
    clearErrors('verificationCode')
    try {
      return await sendCode(typedMobile(getValues()))
    } catch (fault) {
      placeFaults(fault, { setError, fields: ['mobileNum', 'verificationCode'], say: _ })
      return null
    }
  }

  return (
    <>
      <MobileField
        dialling={dialling}
        onDialling={(code) => setValue('countryDialingCode', code)}
        note={optional || isProved ? note : undefined}
        error={errors.mobileNum?.message}
        input={register('mobileNum', { validate: (text) => optional || filled(text) })}
      />
      {sendCode && !isProved && (
        <CodeField
          send={send}
          error={errors.verificationCode?.message}
          input={register('verificationCode', { validate: isCode })}
        />
      )}
    </>
  )
}
