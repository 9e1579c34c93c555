import { expect, test } from 'vitest'
import { BETTING, baht } from '../rooms.fixture.ts'
import { openStakes } from './open-stakes.ts'

const STAKES = new Map(['box-1', 'pair-2', 'box-3', 'behind-1', 'behind-5', 'behind-6'].map((spot) => [spot, baht(10)]))

test('bets are repeated at own boxes and behind those of others, and not where somebody got up', () => {
  const boxes = [1, 3, 5].map((box) => ({ box, name: 'so***i' }))
  const view = { table: { ...BETTING, boxes }, boxes: { boxes: [1, 3], leaving: [3] } }
  expect([...openStakes(view, STAKES).keys()]).toEqual(['box-1', 'behind-5'])
})

test('at a table without boxes all bets are repeated', () => {
  expect(openStakes({ table: BETTING, boxes: { boxes: [], leaving: [] } }, STAKES)).toBe(STAKES)
})
