import type { GameEntry, PlayType } from '@sanuk/contracts/catalogue'
import { expect, test } from 'vitest'
import { hallGroups, type Regions, withFavourites, withRegions } from './hall-groups.ts'

type Of = Pick<GameEntry, 'gameCode' | 'vendor' | 'defaultPlayType'>
const listed = (gameCode: string, defaultPlayType: PlayType | null, vendor = 'LOTT'): Of => ({
  gameCode,
  vendor,
  defaultPlayType,
})

test('kinds come in the order of the catalogue, and in a kind the order that is asked for', () => {
  const list = [
    listed('a', 'SSC'),
    listed('b', 'K3'),
    listed('c', 'SSC'),
    listed('d', 'THAI', 'ELOTT'),
    listed('e', null),
  ]
  const order = ['c', 'a', 'b', 'd', 'e']
  const groups = hallGroups(
    list.map((game) => ({ game })),
    ({ game }) => order.indexOf(game.gameCode),
  )
  expect(groups.map(({ heading, lotteries }) => [heading, ...lotteries.map(({ game }) => game.gameCode)])).toEqual([
    ['SSC', 'c', 'a'],
    ['K3', 'b'],
    ['animals', 'd'],
    ['others', 'e'],
  ])
})

test('lotteries of Vietnam are grouped by region, and the kind that is wanted comes first', () => {
  const list = ['north-a', 'south', 'north-b', 'new'].map((code) => ({ game: listed(code, 'VN', 'TCG_LOTTO_VN') }))
  const groups = hallGroups([{ game: listed('a', 'SSC') }, ...list, { game: listed('b', 'K3') }], () => 0)
  const regions: Regions = new Map([
    ['south', 'south'],
    ['north-a', 'north'],
    ['north-b', 'north'],
  ])
  const shown = (wanted: Parameters<typeof withRegions>[1]) =>
    withRegions(groups, wanted).map(({ heading, lotteries }) => [
      heading,
      ...lotteries.map(({ game }) => game.gameCode),
    ])
  expect(shown({ regions, first: undefined })).toEqual([
    ['SSC', 'a'],
    ['north', 'north-a', 'north-b'],
    ['south', 'south'],
    // One that is not in the menu of Vietnam stays in the hall.
    ['VN', 'new'],
    ['K3', 'b'],
  ])
  expect(shown({ regions: undefined, first: 'K3' })).toEqual([
    ['K3', 'b'],
    ['SSC', 'a'],
    ['VN', 'north-a', 'south', 'north-b', 'new'],
  ])
})

test('favourites come before all others and stay in their own groups', () => {
  const groups = hallGroups(
    ['a', 'b', 'c'].map((code) => ({ game: listed(code, code === 'c' ? 'K3' : 'SSC') })),
    () => 0,
  )
  const named = (favourites: readonly string[]) =>
    withFavourites(groups, ({ game }) => favourites.includes(game.gameCode)).map(({ heading, lotteries }) => [
      heading,
      ...lotteries.map(({ game }) => game.gameCode),
    ])
  expect(named(['c', 'a'])).toEqual([
    ['favourites', 'a', 'c'],
    ['SSC', 'a', 'b'],
    ['K3', 'c'],
  ])
  expect(named([])).toEqual([
    ['SSC', 'a', 'b'],
    ['K3', 'c'],
  ])
})
