import { expect, test } from 'vitest'
import { stepsOf, verdictOf } from './red-dog-run.ts'

test.each([
  ['5c 9d 6h', 3, 'won'],
  ['9c 5d 8h', 3, 'won'],
  ['2c Ad Kh', 11, 'won'],
  ['9c 5d Th', 3, 'outside'],
  ['5c 9d 4h', 3, 'outside'],
  ['5c 9d 9h', 3, 'edge'],
  ['9c 5d 9h', 3, 'edge'],
  ['5c 5d 5h', null, 'third'],
  ['5c 5d 6h', null, 'no-third'],
  ['5c 6d', 0, 'neighbours'],
] as const)('the Red Dog verdict of %s with spread %s is %s', (names, spread, verdict) => {
  expect(verdictOf({ cards: names.split(' '), spread })).toBe(verdict)
})

test('a third Red Dog card is animated separately after a decision, and at once after a pair', () => {
  const [posts, third] = [
    stepsOf({ cards: ['5c', '9d'], spread: 3 }),
    stepsOf({ cards: ['5c', '9d', '6h'], spread: 3 }),
  ]
  expect(third.before).toBe(posts.pauses.length)
  const pair = stepsOf({ cards: ['5c', '5d', '6h'], spread: null })
  expect(pair.pauses.length).toBe(posts.pauses.length + third.pauses.length)
})
