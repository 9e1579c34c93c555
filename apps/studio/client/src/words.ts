import { setupI18n } from '@lingui/core'
import type { Language, Values, WordOf } from '@sanuk/locales/word'

/** A word of the game, by its key in the catalogue. */
export type GameWord = WordOf<'game'>

/** A message in the player's language, its placeholders filled. */
export type Say = (word: GameWord, values?: Values) => string

const catalogues = {
  th: () => import('@sanuk/locales/th/game.json'),
  en: () => import('@sanuk/locales/en/game.json'),
}

/** Loads one language and nothing of the other. */
export async function wordsOf(language: Language): Promise<Say> {
  const { default: messages } = await catalogues[language]()
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return (word, values) => i18n._(word, values)
}

/** The language to greet in before the game server names the player's: the address, then the browser, then Thai. */
export function firstLanguage(address: URL, browser: readonly string[]): Language {
  const asked = address.searchParams.get('lang')
  if (asked === 'th' || asked === 'en') return asked
  return browser[0]?.startsWith('en') ? 'en' : 'th'
}

const SYMBOL_WORDS: Readonly<Record<string, GameWord>> = {
  tiger: 'game.symbol.tiger',
  lantern: 'game.symbol.lantern',
  crown: 'game.symbol.crown',
  gem: 'game.symbol.gem',
  coin: 'game.symbol.coin',
  lotus: 'game.symbol.lotus',
  bell: 'game.symbol.bell',
  gift: 'game.symbol.gift',
  mango: 'game.symbol.mango',
  cherries: 'game.symbol.cherries',
}

/** What a symbol is called; its code where the words know none. */
export function symbolName(say: Say, symbol: string): string {
  const word = SYMBOL_WORDS[symbol]
  return word ? say(word) : symbol
}
