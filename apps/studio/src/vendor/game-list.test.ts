import { VENDOR_CALLS } from '@sanuk/contracts/vendor'
import { expect, test } from 'vitest'
import { POOLS } from '../jackpots/pools.ts'
import { TITLES } from '../titles/catalogue.ts'
import { gameList } from './game-list.ts'

const covers = Object.fromEntries(TITLES.map(({ code }) => [code, { sources: [], placeholder: '' }]))
const { answer } = VENDOR_CALLS.games
const list = answer.parse(gameList({ covers, labels: {} } as never, 'http://localhost'))

test('every game that a pool names says so, with its share, and no other game says anything', () => {
  const told = list.games.flatMap(({ code, pools = [] }) => pools.map((pool) => [code, pool.code, pool.share]))
  const known = POOLS.flatMap(({ code, games, share }) => games.map((game) => [game, code, share]))
  expect(told.toSorted()).toEqual(known.toSorted())
  expect(told).toHaveLength(5)
})

test('a share is of a stake, exact, and a pool is named once', () => {
  const [first] = list.games
  const accepts = (pools: unknown) => answer.safeParse({ games: [{ ...first, pools }] }).success
  expect(
    accepts([
      { code: 'gold', share: 1 },
      { code: 'silver', share: 1_000_000 },
    ]),
  ).toBe(true)
  for (const share of [0, -1, 0.5, 1_000_001, '1']) expect(accepts([{ code: 'gold', share }])).toBe(false)
  expect(
    accepts([
      { code: 'gold', share: 1 },
      { code: 'gold', share: 2 },
    ]),
  ).toBe(false)
})
