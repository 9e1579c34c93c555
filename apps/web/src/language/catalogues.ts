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

const wanted = new Set<Room>()
const loaded = new Set<string>()

async function loadRoom(language: Language, room: Room): Promise<void> {
  const path = `../../../../packages/locales/src/${language}/${room}.json`
  if (loaded.has(path)) return
  const load = first[path] ?? (await loadPart(() => import('./more-catalogues.ts'))).catalogues[path]
  if (!load) throw new Error(`There is no catalogue ${path}`)
  i18n.load(language, await loadPart(load))
  loaded.add(path)
}

/** Makes the words of these rooms ready in the language shown; pages and panels await it before they appear. */
export async function loadWords(language: Language, rooms: readonly Room[]): Promise<void> {
  for (const room of rooms) wanted.add(room)
  await Promise.all(rooms.map((room) => loadRoom(language, room)))
}

/** Everything that was shown so far, in another language. */
export async function loadWantedWords(language: Language): Promise<void> {
  await loadWords(language, [...wanted])
}
