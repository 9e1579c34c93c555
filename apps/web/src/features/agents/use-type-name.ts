import { useLingui } from '@lingui/react'
import type { AccountType } from '@sanuk/contracts/identity'
import { useBrand } from '../../brand/use-brand.ts'
import { useLanguage } from '../../language/language.ts'

/** The name that the brand gave a type of account, if it gave one. */
export function useGivenTypeName(): (type: AccountType) => string | undefined {
  const language = useLanguage()
  const named = useBrand()?.agentTypeNames ?? []
  return (type) => named.find((one) => one.type === type)?.names[language]
}

/** What the brand calls a type of account, or the usual name where it gave none. Needs the words of the agent centre. */
export function useTypeName(): (type: AccountType) => string {
  const { _ } = useLingui()
  const given = useGivenTypeName()
  return (type) => given(type) ?? _(`agent-centre.type.${type}`)
}
