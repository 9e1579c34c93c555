import { useLingui } from '@lingui/react'
import type { FamilyWords } from '@sanuk/engines/lottery/bets'
import type { Room, Word } from '@sanuk/locales/word'

/** The catalogue of a family's words. Each family has one of its name, which `family-words.test.ts` checks. */
export const roomOf = (family: string): Room => `lottery-${family.toLowerCase().replaceAll('_', '-')}` as Room

/** Speaks the words of a family, whose catalogue is loaded with the game. A term without words is shown by its code. */
export function useFamilyWords(family: string): FamilyWords {
  const { i18n } = useLingui()
  const isWord = (key: string): key is Word => key in i18n.messages
  return (term, code) => {
    const key = `${roomOf(family)}.${term}.${code}`
    return isWord(key) ? i18n._(key) : code
  }
}
