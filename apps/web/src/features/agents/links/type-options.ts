import type { InvitedType } from '@sanuk/contracts/agent-links'
import type { Word } from '@sanuk/locales/word'
import type { SelectOption } from '@sanuk/ui/select'

/** Account types as options of a select, which holds texts. */
export const typeOptions = (types: readonly InvitedType[], say: (word: Word) => string): SelectOption<string>[] =>
  types.map((type) => ({ value: String(type), label: say(`agent-links.type.${type}`) }))

/** The type that an option stands for; the first one where none of them does. */
export const typeOf = (value: string | null, types: readonly InvitedType[]): InvitedType | undefined =>
  types.find((type) => String(type) === value) ?? types[0]
