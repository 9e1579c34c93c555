import { LANGUAGES, type Language } from '@sanuk/contracts/wire'

/** The first of our languages that a reader's browser asks for by `accept-language`; Thai for everybody else. */
export function readerLanguage(wanted = ''): Language {
  const asked = wanted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return asked.flatMap((code) => LANGUAGES.filter((language) => language === code))[0] ?? 'th'
}
