import type { GameEntry, PlayType } from '@sanuk/contracts/catalogue'
import { expect, test } from 'vitest'
import { hallGroups } from './hall-groups.ts'

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
