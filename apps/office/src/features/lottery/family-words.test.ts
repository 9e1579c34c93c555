import { readCatalogues } from '@sanuk/locales/catalogues'
import { expect, test } from 'vitest'
import { playName } from './family-words.ts'

const rooms = [...readCatalogues('en').keys()].filter((room) => room.startsWith('lottery-'))

test.each(rooms.flatMap((room) => (['th', 'en'] as const).map((language) => [room, language] as const)))(
  'no two plays of %s have the same name in %s',
  (room, language) => {
    const words = readCatalogues(language).get(room) ?? {}
    const spoken = { word: (key: string) => words[key] ?? null, keys: Object.keys(words) }
    const plays = Object.keys(words).flatMap((key) =>
      key.startsWith(`${room}.play.`) ? [key.split('.')[2] ?? ''] : [],
    )
    const names = plays.map((play) => playName(room, play, spoken))
    expect(plays.length).toBeGreaterThan(0)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  },
)
