import { useLingui } from '@lingui/react'
import { COMMAND_LINE } from '@sanuk/contracts/audit'
import type { WordOf } from '@sanuk/locales/word'

/** What tables and columns of the database are called, and who did something. One without a word is shown as it is named there. */
export function useAuditWords() {
  const { _, i18n } = useLingui()
  const isWord = (word: string): word is WordOf<'audit'> => Object.hasOwn(i18n.messages, word)
  const said = (word: string, otherwise: string): string => (isWord(word) ? _(word) : otherwise)
  return {
    table: (subject: string) => said(`audit.table.${subject}`, subject),
    column: (name: string) => said(`audit.column.${name}`, name),
    who: ({ id, username }: { readonly id: string; readonly username: string }) =>
      id === COMMAND_LINE ? _('audit.command_line') : username,
  }
}
