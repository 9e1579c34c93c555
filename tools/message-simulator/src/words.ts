import en from './words/en.json' with { type: 'json' }
import th from './words/th.json' with { type: 'json' }

export type Language = 'th' | 'en'

/** The phone's words; every key stands in both languages. */
export type Word = keyof typeof en & keyof typeof th

const BOOKS: Record<Language, Record<Word, string>> = { th, en }

export type Say = (word: Word, values?: Record<string, string>) => string

/** Speaks a language; `{name}` in a sentence is filled from `values`. */
export function speak(language: Language): Say {
  return (word, values = {}) =>
    BOOKS[language][word].replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}

export function isLanguage(text: unknown): text is Language {
  return text === 'th' || text === 'en'
}

/** What the visitor chose before, else what the browser asks for, else Thai. */
export function languageOf(cookie: string | undefined, accepted: string | undefined): Language {
  const chosen = /(?:^|;\s*)phone-language=(th|en)(?:;|$)/.exec(cookie ?? '')?.[1]
  if (isLanguage(chosen)) return chosen
  return /^\s*en\b/i.test(accepted ?? '') ? 'en' : 'th'
}
