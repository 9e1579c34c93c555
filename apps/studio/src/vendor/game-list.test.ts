import { VENDOR_CALLS } from '@sanuk/contracts/vendor'
import { expect, test } from 'vitest'
import { poolsIn } from '../jackpots/pools.ts'
import { TITLES } from '../titles/catalogue.ts'
import { gameList } from './game-list.ts'

const covers = Object.fromEntries(TITLES.map(({ code }) => [code, { sources: [], placeholder: '' }]))
const { answer } = VENDOR_CALLS.games
const list = answer.parse(gameList({ covers, labels: {} } as never, 'http://localhost'))

test('the game list names the jackpot pools and shares of exactly the games in a pool', () => {
  const told = list.games.flatMap(({ code, pools = [] }) => pools.map((pool) => [code, pool.code, pool.share]))
  const known = poolsIn('THB').flatMap(({ code, games, share }) => games.map((game) => [game, code, share]))
  expect(told.toSorted()).toEqual(known.toSorted())
  expect(told).toHaveLength(5)
})

test('the game list contract takes whole shares up to 1,000,000 and no duplicate pools', () => {
  const [first] = list.games
  const accepts = (pools: unknown) => answer.safeParse({ games: [{ ...first, pools }] }).success
  expect(
    accepts([
      { code: 'gold', share: 1 },
      { code: 'silver', share: 1_000_000 },
    ]),
  ).toBe(true)
  expect(accepts([{ code: 'gold', share: 0 }])).toBe(true)
  for (const share of [-1, 0.5, 1_000_001, '1']) expect(accepts([{ code: 'gold', share }])).toBe(false)
  expect(
    accepts([
      { code: 'gold', share: 1 },
      { code: 'gold', share: 2 },
    ]),
  ).toBe(false)
})
