import type { InvitedType } from '@sanuk/contracts/agent-links'
import type { SelectOption } from '@sanuk/ui/select'
import { useTypeName } from '../use-type-name.ts'

/** Account types as options of a select, which holds texts. */
export function useTypeOptions(types: readonly InvitedType[]): SelectOption<string>[] {
  const nameOf = useTypeName()
  return types.map((type) => ({ value: String(type), label: nameOf(type) }))
}

/** The type that an option stands for; the first one where none of them does. */
export const typeOf = (value: string | null, types: readonly InvitedType[]): InvitedType | undefined =>
  types.find((type) => String(type) === value) ?? types[0]
