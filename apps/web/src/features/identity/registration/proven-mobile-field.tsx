import { useModules } from '../../../brand/use-modules.ts'
import type { NumberProof } from '../number-proof/use-number-proof.ts'
import { CodedMobileFields } from '../sign-in/coded-mobile-fields.tsx'

type Props = { readonly required: boolean; readonly proving: NumberProof }

/** Whether the number of a registration is to be proved, by the brand's switch and by what it asks for. */
export function useProvesNumbers(required: boolean): boolean {
  const isOn = useModules()
  return required && isOn('REGMOBVERF3')
}

/** A mobile number, and the code that proves it, where the brand wants it proved. */
export function ProvenMobileField({ required, proving }: Props) {
  const proves = useProvesNumbers(required)
  return <CodedMobileFields sendCode={proves ? proving.sendCode : null} proved={proving.proved} optional={!required} />
}
