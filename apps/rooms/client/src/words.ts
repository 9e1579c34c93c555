import type { Language, WordOf } from '@sanuk/locales/word'
import { type Speaker, speakerOf } from '@sanuk/vendor-client/speaker'

/** A word of the live tables and their games, by its key in the catalogues. */
export type RoomWord =
  | WordOf<'rooms'>
  | WordOf<'rooms-andar-bahar'>
  | WordOf<'rooms-baccarat'>
  | WordOf<'rooms-chat'>
  | WordOf<'rooms-cockfight'>
  | WordOf<'rooms-bank-hands'>
  | WordOf<'rooms-blackjack'>
  | WordOf<'rooms-dice'>
  | WordOf<'rooms-dragon-tiger'>
  | WordOf<'rooms-fan-tan'>
  | WordOf<'rooms-money-wheel'>
  | WordOf<'rooms-roulette'>
  | WordOf<'rooms-seat-blackjack'>
  | WordOf<'rooms-sedie'>
  | WordOf<'rooms-three-card'>

/** A message in the player's language, its placeholders filled. */
export type Say = Speaker<RoomWord>

const catalogues = {
  rooms: {
    th: () => import('@sanuk/locales/th/rooms.json'),
    en: () => import('@sanuk/locales/en/rooms.json'),
  },
  'rooms-andar-bahar': {
    th: () => import('@sanuk/locales/th/rooms-andar-bahar.json'),
    en: () => import('@sanuk/locales/en/rooms-andar-bahar.json'),
  },
  'rooms-bank-hands': {
    th: () => import('@sanuk/locales/th/rooms-bank-hands.json'),
    en: () => import('@sanuk/locales/en/rooms-bank-hands.json'),
  },
  'rooms-baccarat': {
    th: () => import('@sanuk/locales/th/rooms-baccarat.json'),
    en: () => import('@sanuk/locales/en/rooms-baccarat.json'),
  },
  'rooms-chat': {
    th: () => import('@sanuk/locales/th/rooms-chat.json'),
    en: () => import('@sanuk/locales/en/rooms-chat.json'),
  },
  'rooms-cockfight': {
    th: () => import('@sanuk/locales/th/rooms-cockfight.json'),
    en: () => import('@sanuk/locales/en/rooms-cockfight.json'),
  },
  'rooms-blackjack': {
    th: () => import('@sanuk/locales/th/rooms-blackjack.json'),
    en: () => import('@sanuk/locales/en/rooms-blackjack.json'),
  },
  'rooms-dice': {
    th: () => import('@sanuk/locales/th/rooms-dice.json'),
    en: () => import('@sanuk/locales/en/rooms-dice.json'),
  },
  'rooms-dragon-tiger': {
    th: () => import('@sanuk/locales/th/rooms-dragon-tiger.json'),
    en: () => import('@sanuk/locales/en/rooms-dragon-tiger.json'),
  },
  'rooms-fan-tan': {
    th: () => import('@sanuk/locales/th/rooms-fan-tan.json'),
    en: () => import('@sanuk/locales/en/rooms-fan-tan.json'),
  },
  'rooms-money-wheel': {
    th: () => import('@sanuk/locales/th/rooms-money-wheel.json'),
    en: () => import('@sanuk/locales/en/rooms-money-wheel.json'),
  },
  'rooms-roulette': {
    th: () => import('@sanuk/locales/th/rooms-roulette.json'),
    en: () => import('@sanuk/locales/en/rooms-roulette.json'),
  },
  'rooms-seat-blackjack': {
    th: () => import('@sanuk/locales/th/rooms-seat-blackjack.json'),
    en: () => import('@sanuk/locales/en/rooms-seat-blackjack.json'),
  },
  'rooms-sedie': {
    th: () => import('@sanuk/locales/th/rooms-sedie.json'),
    en: () => import('@sanuk/locales/en/rooms-sedie.json'),
  },
  'rooms-three-card': {
    th: () => import('@sanuk/locales/th/rooms-three-card.json'),
    en: () => import('@sanuk/locales/en/rooms-three-card.json'),
  },
} as const

export type RoomCatalogue = keyof typeof catalogues

/** Loads these catalogues of one language, and nothing of the other. */
export async function wordsOf(language: Language, names: readonly RoomCatalogue[] = ['rooms']): Promise<Say> {
  const loaded = await Promise.all(names.map((name) => catalogues[name][language]()))
  return speakerOf(language, Object.assign({}, ...loaded.map((catalogue) => catalogue.default)))
}
