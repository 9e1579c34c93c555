import { type Messages, setupI18n } from '@lingui/core'
import type { Language, Values } from '@sanuk/locales/word'

/** A message in the player's language, its placeholders filled. */
export type Speaker<Word extends string> = (word: Word, values?: Values) => string

/** Speaks the messages of a catalogue. */
export function speakerOf<Word extends string>(language: Language, messages: Messages): Speaker<Word> {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return (word, values) => i18n._(word, values)
}

/** The language to greet in before the game server names the player's: the address, then the browser, then Thai. */
export function firstLanguage(address: URL, browser: readonly string[]): Language {
  const asked = address.searchParams.get('lang')
  if (asked === 'th' || asked === 'en') return asked
  return browser[0]?.startsWith('en') ? 'en' : 'th'
}
