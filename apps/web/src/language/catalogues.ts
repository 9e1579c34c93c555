import { i18n, type Messages } from '@lingui/core'
import type { Language, Room } from '@sanuk/locales/word'
import { loadPart } from '../wire/load-part.ts'

/**
 * One chunk per room and language. Only those that pages come in by are named here: the list of all is as long as the
 * whole header, and is read when the first of the others is wanted.
 */
const first = import.meta.glob<Messages>('../../../../packages/locales/src/{th,en}/{site,home,lobby}.json', {
  import: 'default',
})

/**
 * The words that are there. The library keeps these very tables, so that more words are told to nobody: whoever speaks
 * them waits for them, and to tell would draw the whole page anew.
 */
const words: Record<Language, Messages> = { th: {}, en: {} }
i18n.load(words)

const wanted = new Set<Room>()
const loaded = new Set<string>()

async function loadRoom(language: Language, room: Room): Promise<void> {
  const path = `../../../../packages/locales/src/${language}/${room}.json`
  if (loaded.has(path)) return
  const load = first[path] ?? (await loadPart(() => import('./more-catalogues.ts'))).catalogues[path]
  if (!load) throw new Error(`There is no catalogue ${path}`)
  Object.assign(words[language], await loadPart(load))
  loaded.add(path)
}

/** Makes the words of these rooms ready in the language shown; pages and panels await it before they appear. */
export async function loadWords(language: Language, rooms: readonly Room[]): Promise<void> {
  for (const room of rooms) wanted.add(room)
  await Promise.all(rooms.map((room) => loadRoom(language, room)))
}

/** Everything that was shown so far, and what is wanted while that comes, in another language. */
export async function loadWantedWords(language: Language): Promise<void> {
  const rooms = [...wanted]
  await loadWords(language, rooms)
  if (wanted.size > rooms.length) await loadWantedWords(language)
}
