import { expect, test } from 'vitest'
import { statedReturns } from './stated-returns.ts'

const GAME = { gameType: 'RNG', children: 0, playable: true, returnToPlayer: '96.21' } as const

test('collects the stated returns of games that can be played, by category', () => {
  const returns = statedReturns([
    GAME,
    { ...GAME, returnToPlayer: '100.50' },
    { ...GAME, gameType: 'LIVE', returnToPlayer: '98.94' },
    { ...GAME, gameType: 'FISH', returnToPlayer: null },
    { ...GAME, returnToPlayer: '96' },
    { ...GAME, children: 2, returnToPlayer: '1.00' },
    { ...GAME, playable: false, returnToPlayer: '2.00' },
  ])
  expect([...returns]).toEqual([
    ['RNG', [9621, 10_050]],
    ['LIVE', [9894]],
  ])
})
