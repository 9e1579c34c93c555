import { banners } from '@sanuk/contracts/content'
import type { Language } from '@sanuk/locales/word'
import { read } from '../../wire/read.ts'

/** All banners of the brand, as readers of a language are shown them. */
export function bannersQuery(language: Language) {
  return { ...read(banners, { query: { language } }), staleTime: 60_000 }
}
