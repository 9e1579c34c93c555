import { useLingui } from '@lingui/react'
import type { OfficeWord } from './office-word.ts'

/** Says the word of a code that comes as data, where there is one; `null` where there is none. */
export function useWordIfAny(): (word: string, values?: Record<string, string>) => string | null {
  const { _, i18n } = useLingui()
  const isWord = (word: string): word is OfficeWord => Object.hasOwn(i18n.messages, word)
  return (word, values) => (isWord(word) ? _(word, values) : null)
}
