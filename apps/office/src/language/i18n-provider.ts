import { i18n } from '@lingui/core'
import type { WordOf } from '@sanuk/locales/word'
import type { I18nProvider } from 'ra-core'
import { chooseLanguage, currentLanguage, LANGUAGES } from './language.ts'

/** What react-admin itself says, in our words: its key `ra.x` is `office.ra.x` of the catalogues. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => {
    const word = `office.${key}`
    return isWord(word) ? i18n._(word, options) : (options?._ ?? key)
  },
  changeLocale: async (locale) => {
    const language = LANGUAGES.find((known) => known === locale)
    if (language) await chooseLanguage(language)
  },
  getLocale: currentLanguage,
}

function isWord(word: string): word is WordOf<'office'> {
  return Object.hasOwn(i18n.messages, word)
}
