import { expect, test } from 'vitest'
import { type Course, MOVES, stateOf } from './mission-states.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour))
const course: Course = { opensAt: at(2), endsAt: at(10), expiresAt: at(20), completedAt: null, claimedAt: null }
const done: Course = { ...course, completedAt: at(5) }

test.each([
  ['locked', course, 1],
  ['open', course, 2],
  ['open', course, 9],
  ['expired', course, 10],
  ['completed', done, 6],
  ['completed', done, 12],
  ['expired', done, 20],
  ['claimed', { ...done, claimedAt: at(6) }, 23],
] as const)('a mission is %s in case %#', (state, one, hour) => {
  expect(stateOf(one, at(hour))).toBe(state)
})

test('a completed mission without end and expiry stays completed', () => {
  const endless = { ...done, endsAt: null, expiresAt: null }
  expect(stateOf(endless, new Date('2099-01-01'))).toBe('completed')
})

/** What is seen hour by hour of a mission that is completed, and then claimed, opened again, or left. */
function seen(completed: number, after: number, deed: 'claim' | 'correct' | 'nothing') {
  return Array.from({ length: 24 }, (_, hour) => {
    const isDone = hour >= completed && !(deed === 'correct' && hour >= after)
    const isClaimed = deed === 'claim' && after < 20 && hour >= after
    return stateOf(
      { ...course, completedAt: isDone ? at(completed) : null, claimedAt: isClaimed ? at(after) : null },
      at(hour),
    )
  })
}

test.each(['claim', 'correct', 'nothing'] as const)(
  'mission states follow only allowed transitions when followed by: %s',
  (deed) => {
    const hours = Array.from({ length: 20 }, (_, index) => index + 3)
    for (const completed of hours) {
      for (const after of hours.filter((hour) => hour > completed)) {
        const states = seen(completed, after, deed)
        const moves = states.flatMap((to, index) => {
          const from = states[index - 1]
          return from && from !== to ? [[from, to] as const] : []
        })
        expect(moves.filter(([from, to]) => !MOVES[from].includes(to))).toEqual([])
      }
    }
  },
)
