import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Language, Room } from '@sanuk/locales/word'
import { loadWantedWords, loadWords } from './catalogues.ts'

export const LANGUAGES: readonly Language[] = ['th', 'en']
const DEFAULT: Language = 'th'

/** Local storage holds the code in capitals, now and before. */
const KEY = 'language'
const HISTORY_KEY = 'historyLanguage'

function stored(): Language | undefined {
  const code = localStorage.getItem(KEY)?.toLowerCase()
  return LANGUAGES.find((language) => language === code)
}

/** The language chosen earlier, or the default until the brand says which is its own. */
export function storedLanguage(): Language {
  return stored() ?? DEFAULT
}

/** What the brand offers: a missing or unsupported language is replaced by its default, which is written back. */
export function settleLanguage(offered: {
  readonly languages: readonly { readonly code: Language; readonly direction: 'ltr' | 'rtl' }[]
  readonly defaultLanguage: Language
}): void {
  const chosen = stored()
  const language = offered.languages.some(({ code }) => code === chosen) ? chosen : undefined
  if (language === undefined) chooseLanguage(offered.defaultLanguage)
  const direction = offered.languages.find(({ code }) => code === (language ?? offered.defaultLanguage))?.direction
  document.documentElement.dir = direction ?? 'ltr'
}

function write(language: Language): void {
  const before = localStorage.getItem(KEY)
  const code = language.toUpperCase()
  if (before === code) return
  localStorage.setItem(HISTORY_KEY, before ?? code)
  localStorage.setItem(KEY, code)
}

/** The language shown, outside of React. */
export function currentLanguage(): Language {
  return LANGUAGES.find((language) => language === i18n.locale) ?? DEFAULT
}

export function useLanguage(): Language {
  const { i18n: shown } = useLingui()
  return LANGUAGES.find((language) => language === shown.locale) ?? DEFAULT
}

/** Shows `language` from here on. Words of rooms seen so far arrive first, so that no key is ever visible. */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadWantedWords(language)
  activate(language)
  write(language)
}

/** Loads what the first page needs and switches on its language. */
export async function startLanguage(language: Language, rooms: readonly Room[]): Promise<void> {
  await loadWords(language, rooms)
  activate(language)
}

function activate(language: Language): void {
  // Whoever comes for the first time is shown the brand's language, which mostly is the one that is shown already.
  if (i18n.locale !== language) i18n.activate(language)
  if (typeof document !== 'undefined') document.documentElement.lang = language
}

/** Words of rooms for a page or panel that is about to appear, in the language that is shown by then. */
export async function readyWords(...rooms: Room[]): Promise<void> {
  const language = currentLanguage()
  await loadWords(language, rooms)
  if (currentLanguage() !== language) await readyWords(...rooms)
}
