import { expect, test } from 'vitest'
import { lotteryScreenOf } from '../features/catalogue/game-way.ts'
import { pathOf, readSearch } from './paths.ts'

test.each(['/lottery', '/vnlottery', '/sealottery', '/lottert'] as const)('%s names a lottery, or a day', (path) => {
  expect(pathOf(`${path.toUpperCase()}/`)).toBe(path)
  const game = { gameCode: 'lao-draw', vendor: 'TCG_SEA', playType: 'LAO' }
  expect(readSearch(path, game)).toMatchObject(game)
  const day = { view: 'results', day: '2026-11-27', vendor: 'TCG_SEA' }
  expect(readSearch(path, day)).toMatchObject(day)
  // What is no day, and no view, is as if it were not there.
  expect(readSearch(path, { view: 'other', day: 'yesterday' })).toMatchObject({ view: undefined, day: undefined })
})

test('a vendor leads to the page where its lotteries are played', () => {
  expect(['LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN', 'NOBODY', undefined].map(lotteryScreenOf)).toEqual([
    '/lottery',
    '/lottery',
    '/sealottery',
    '/vnlottery',
    undefined,
    undefined,
  ])
})
