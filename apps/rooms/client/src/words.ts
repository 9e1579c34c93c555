import type { Language, WordOf } from '@sanuk/locales/word'
import { type Speaker, speakerOf } from '@sanuk/vendor-client/speaker'

/** A word of the live tables, by its key in the catalogue. */
export type RoomWord = WordOf<'rooms'>

/** A message in the player's language, its placeholders filled. */
export type Say = Speaker<RoomWord>

const catalogues = {
  th: () => import('@sanuk/locales/th/rooms.json'),
  en: () => import('@sanuk/locales/en/rooms.json'),
}

/** Loads one language and nothing of the other. */
export async function wordsOf(language: Language): Promise<Say> {
  const { default: messages } = await catalogues[language]()
  return speakerOf(language, messages)
}
