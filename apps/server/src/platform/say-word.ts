import type { Language } from '@sanuk/contracts/wire'
import { isWord, say } from '@sanuk/locales/server-words'

/** A word that arrived as data, in the reader's language; one that nobody knows stays as it is. */
export function sayWord(language: Language, word: string, values?: Record<string, string | number>): string {
  return isWord(word) ? say(language, word, values) : word
}
