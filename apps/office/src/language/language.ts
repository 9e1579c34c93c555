import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Language } from '@sanuk/locales/word'

export const LANGUAGES: readonly Language[] = ['th', 'en']
const DEFAULT: Language = 'th'

/** Local storage holds the code in capitals, as on the site. */
const KEY = 'language'

const catalogues: Record<Language, () => Promise<{ default: Messages }>> = {
  th: () => import('@sanuk/locales/th/office.json'),
  en: () => import('@sanuk/locales/en/office.json'),
}

/** The language chosen earlier, or the default. */
export function storedLanguage(): Language {
  const code = localStorage.getItem(KEY)?.toLowerCase()
  return LANGUAGES.find((language) => language === code) ?? DEFAULT
}

/** The language shown, outside of React. */
export function currentLanguage(): Language {
  return LANGUAGES.find((language) => language === i18n.locale) ?? DEFAULT
}

export function useLanguage(): Language {
  const { i18n: shown } = useLingui()
  return LANGUAGES.find((language) => language === shown.locale) ?? DEFAULT
}

/** Shows `language` from here on; its words arrive first, so that no key is ever visible. */
export async function chooseLanguage(language: Language): Promise<void> {
  i18n.load(language, (await catalogues[language]()).default)
  i18n.activate(language)
  document.documentElement.lang = language
  localStorage.setItem(KEY, language.toUpperCase())
}
