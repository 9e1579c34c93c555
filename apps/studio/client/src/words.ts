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
  coconut: 'game.symbol.coconut',
  'palm-tree': 'game.symbol.palm_tree',
  parrot: 'game.symbol.parrot',
  'tropical-fish': 'game.symbol.tropical_fish',
  crab: 'game.symbol.crab',
  'spiral-shell': 'game.symbol.spiral_shell',
  pineapple: 'game.symbol.pineapple',
  hibiscus: 'game.symbol.hibiscus',
  banana: 'game.symbol.banana',
  'umbrella-on-ground': 'game.symbol.umbrella_on_ground',
  krathong: 'game.symbol.krathong',
  'full-moon': 'game.symbol.full_moon',
  'sky-lantern': 'game.symbol.sky_lantern',
  swan: 'game.symbol.swan',
  candle: 'game.symbol.candle',
  fish: 'game.symbol.fish',
  star: 'game.symbol.star',
  blossom: 'game.symbol.blossom',
  herb: 'game.symbol.herb',
  durian: 'game.symbol.durian',
  basket: 'game.symbol.basket',
  watermelon: 'game.symbol.watermelon',
  grapes: 'game.symbol.grapes',
  melon: 'game.symbol.melon',
  tangerine: 'game.symbol.tangerine',
  crocodile: 'game.symbol.crocodile',
  'gem-stone': 'game.symbol.gem_stone',
  'crossed-swords': 'game.symbol.crossed_swords',
  'old-key': 'game.symbol.old_key',
  amphora: 'game.symbol.amphora',
  bat: 'game.symbol.bat',
  'som-tam-mortar': 'game.symbol.som_tam_mortar',
  'hot-pepper': 'game.symbol.hot_pepper',
  shrimp: 'game.symbol.shrimp',
  tomato: 'game.symbol.tomato',
  lime: 'game.symbol.lime',
  'ear-of-corn': 'game.symbol.ear_of_corn',
  peanuts: 'game.symbol.peanuts',
  carrot: 'game.symbol.carrot',
  garlic: 'game.symbol.garlic',
  deer: 'game.symbol.deer',
  'hanuman-mask': 'game.symbol.hanuman_mask',
  'bow-and-arrow': 'game.symbol.bow_and_arrow',
  peacock: 'game.symbol.peacock',
  butterfly: 'game.symbol.butterfly',
  'cherry-blossom': 'game.symbol.cherry_blossom',
  'evergreen-tree': 'game.symbol.evergreen_tree',
  'rabbit-face': 'game.symbol.rabbit_face',
  'moon-cake': 'game.symbol.moon_cake',
  'red-paper-lantern': 'game.symbol.red_paper_lantern',
  teapot: 'game.symbol.teapot',
  peach: 'game.symbol.peach',
  'rice-ball': 'game.symbol.rice_ball',
  cloud: 'game.symbol.cloud',
}

/** What a symbol is called; its code where the words know none. */
export function symbolName(say: Say, symbol: string): string {
  const word = SYMBOL_WORDS[symbol]
  return word ? say(word) : symbol
}
