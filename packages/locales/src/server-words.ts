import { setupI18n } from '@lingui/core'
import { LANGUAGES } from '@sanuk/contracts/wire'
import { readCatalogues } from './catalogues.ts'
import { compileCatalogue } from './compile.ts'
import type { Language, Values, Word } from './word.ts'

const speakers = new Map(LANGUAGES.map((language) => [language, speaker(language)]))

function speaker(language: Language) {
  const messages = Object.assign({}, ...[...readCatalogues(language).values()].map(compileCatalogue))
  return setupI18n({ locale: language, messages: { [language]: messages } })
}

/** A message in the reader's language, on the server. `{ count, plural, … }` and `{ amount, number }` follow its rules. */
export function say(language: Language, word: Word, values?: Values): string {
  return speakers.get(language)?._(word, values) ?? word
}

/** Whether the catalogues know this key: for keys that arrive as data. */
export function isWord(word: string): word is Word {
  return speakers.get('en')?.messages[word] !== undefined
}
