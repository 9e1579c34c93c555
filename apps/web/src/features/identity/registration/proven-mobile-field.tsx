import { sendRegistrationSms } from '@sanuk/contracts/verification'
import { useModules } from '../../../brand/use-modules.ts'
import { call } from '../../../wire/call.ts'
import { CodedMobileFields, type TypedMobile } from '../sign-in/coded-mobile-fields.tsx'

const sendCode = (mobile: TypedMobile) => call(sendRegistrationSms, { body: { ...mobile, purpose: 'register' } })

/** A mobile number, and the code that proves it, where the brand wants it proved. */
export function ProvenMobileField({ required }: { readonly required: boolean }) {
  const isOn = useModules()
  return <CodedMobileFields sendCode={required && isOn('REGMOBVERF3') ? sendCode : null} optional={!required} />
}
