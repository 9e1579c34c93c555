import { LANGUAGES, type Language } from '@sanuk/contracts/wire'
import type { Database } from '#platform/database'
import { firstWords } from '#platform/first-words'
import { readEntriesForPhones } from './store/entries-for-phones.ts'
import { textIn } from './texts.ts'

/** Letters of a text that a lock screen shows. */
const SHOWN = 160

/** What all brands announce at a moment and send to phones, too, each in the language of whoever it is sent to. */
export function createForPhones(database: Database) {
  return async (now: Date) => {
    const list = await readEntriesForPhones(database, now)
    return list.flatMap(({ id, brand, published }) => {
      if (published?.kind !== 'announcement') return []
      const { title, content } = published
      const inLanguage = (language: Language) => ({
        title: textIn(title, language, LANGUAGES),
        text: firstWords(textIn(content, language, LANGUAGES), SHOWN),
      })
      return [{ id, brand, inLanguage }]
    })
  }
}
