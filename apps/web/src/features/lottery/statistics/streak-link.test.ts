import { expect, test } from 'vitest'
import { streakLink } from './streak-link.ts'

test('leads to the game with the play and its pick', () => {
  const link = streakLink('/lottery?gameCode=racing-ten', 'place-sides', { rows: [[], [2], []] })
  expect(link).toBe('/lottery?gameCode=racing-ten&play=place-sides&pick=1.2')
  expect(streakLink('/lottery', 'total', { rows: [[0]] })).toBe('/lottery?play=total&pick=0.0')
})
