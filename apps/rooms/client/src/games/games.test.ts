import { andarBaharSpots } from '@sanuk/engines/live/andar-bahar/spots'
import { bullBullSpots } from '@sanuk/engines/live/bull-bull/spots'
import { dragonTigerSpots } from '@sanuk/engines/live/dragon-tiger/spots'
import { gourdCrabFishSpots } from '@sanuk/engines/live/gourd-crab-fish/spots'
import { pokDengSpots } from '@sanuk/engines/live/pok-deng/spots'
import { sicBoSpots } from '@sanuk/engines/live/sic-bo/spots'
import { thaiHiloSpots } from '@sanuk/engines/live/thai-hilo/spots'
import { expect, test } from 'vitest'
import { GAMES, TABLE_VARIANTS } from '#protocol'
import { andarBaharRows } from './andar-bahar/felt.tsx'
import { baccaratRows } from './baccarat/felt.tsx'
import { look as baccarat } from './baccarat/look.ts'
import { bullBullPlaces } from './bull-bull/felt.tsx'
import { dragonTigerRows } from './dragon-tiger/felt.tsx'
import { loadGame } from './games.ts'
import { gourdGroups } from './gourd-crab-fish/felt.tsx'
import { pokDengPlaces } from './pok-deng/felt.tsx'
import { sicBoGroups } from './sic-bo/felt.tsx'
import { thaiHiloGroups } from './thai-hilo/felt.tsx'

/** What a word looks like that nobody has written: a code. */
const CODE = /^[a-z0-9]+(-[a-z0-9]+)+$/

test.each(GAMES.flatMap((game) => (['en', 'th'] as const).map((language) => [game, language] as const)))(
  'every spot and case of %s has words in %s, and no two spots the same name',
  async (game, language) => {
    const { look, say } = await loadGame(game, language)
    for (const variant of TABLE_VARIANTS) {
      const spots = look.spots({ variant })
      const names = spots.map(({ code }) => look.spotName(say, code))
      expect(new Set(names).size).toBe(spots.length)
      const cases = spots.flatMap(({ pays }) =>
        pays.filter(({ odds }) => Number(odds) > 0).map((pay) => look.caseName?.(say, pay) ?? ''),
      )
      const sentences = look.rules({ variant }).flatMap(({ words }) => words.map((word) => say(word)))
      const texts = [...names, ...cases, ...sentences, look.title?.(say, { variant }) ?? '']
      expect(texts.filter((text) => CODE.test(text) || text.includes('rooms'))).toEqual([])
    }
  },
)

const ez = baccarat.spots({ variant: 'ez' })
const noCommission = baccarat.spots({ variant: 'no-commission' })

test.each([
  ['baccarat', baccaratRows, [...new Set([...noCommission, ...ez].map(({ code }) => code))]],
  ['dragon-tiger', dragonTigerRows, dragonTigerSpots.map(({ code }) => code)],
  ['sic-bo', sicBoGroups, sicBoSpots.map(({ code }) => code)],
  ['thai-hilo', thaiHiloGroups, thaiHiloSpots.map(({ code }) => code)],
  ['gourd-crab-fish', gourdGroups, gourdCrabFishSpots.map(({ code }) => code)],
  ['pok-deng', pokDengPlaces, pokDengSpots.map(({ code }) => code)],
  ['bull-bull', bullBullPlaces, bullBullSpots.map(({ code }) => code)],
  ['andar-bahar', andarBaharRows, andarBaharSpots.map(({ code }) => code)],
])('the felt of %s has a place for every spot, once', (_, places, codes) => {
  expect(places.flatMap(({ spots }) => spots).sort()).toEqual([...codes].sort())
})
