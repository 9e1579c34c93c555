import { FAMILIES } from '@sanuk/engines/lottery/bets'
import { readCatalogues } from '@sanuk/locales/catalogues'
import { expect, test } from 'vitest'
import { playName } from './family-words.ts'

/** The words of each family's plays; other words of lotteries name none. */
const rooms = [...readCatalogues('en')].flatMap(([room, words]) =>
  room.startsWith('lottery-') && Object.keys(words).some((key) => key.startsWith(`${room}.play.`)) ? [room] : [],
)

test('every family has a room of words', () => {
  expect(rooms).toHaveLength(FAMILIES.length)
})

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
