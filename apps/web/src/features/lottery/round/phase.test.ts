import { expect, test } from 'vitest'
import { aDraw, anIssue } from '../lottery.fixture.ts'
import { askAgainIn } from './issue-clock.ts'
import { NOTHING_SEEN, phaseOf } from './phase.ts'

const first = anIssue(817, 38)
const second = anIssue(818, 98)
const before = aDraw(816, '40972')
const after = aDraw(817, '12345')
const open = { open: [first, second], sealed: [], latest: before }
const waiting = { open: [second], sealed: [first], latest: before }
const drawn = { open: [second], sealed: [], latest: after }

test('the first open issue takes bets', () => {
  expect(phaseOf(open, NOTHING_SEEN)).toEqual({ kind: 'open', issue: first })
})

test('an issue is drawing from the end of its countdown, before the server says so', () => {
  expect(phaseOf(open, { ...NOTHING_SEEN, ended: first.number })).toEqual({
    kind: 'drawing',
    issue: first,
    next: second,
  })
  expect(phaseOf(waiting, NOTHING_SEEN)).toEqual({ kind: 'drawing', issue: first, next: second })
})

test('a result is shown to whoever waited for it, and to nobody else', () => {
  const awaited = { ...NOTHING_SEEN, awaited: first.number, ended: first.number }
  expect(phaseOf(drawn, awaited)).toEqual({ kind: 'result', drawn: after, next: second })
  expect(phaseOf(drawn, NOTHING_SEEN)).toEqual({ kind: 'open', issue: second })
})

test('after the result, or without waiting for it, the next issue takes bets', () => {
  const skipped = { awaited: first.number, skipped: first.number, ended: first.number }
  expect(phaseOf(waiting, skipped)).toEqual({ kind: 'open', issue: second })
  expect(phaseOf(drawn, skipped)).toEqual({ kind: 'open', issue: second })
})

test('nobody waits for a draw that comes hours after the sealing', () => {
  const late = anIssue(817, -60, { drawsAt: new Date(Date.now() + 3_600_000).toISOString() })
  expect(phaseOf({ ...waiting, sealed: [late] }, NOTHING_SEEN)).toEqual({ kind: 'open', issue: second })
  expect(phaseOf({ open: [], sealed: [late], latest: before }, NOTHING_SEEN)).toEqual({ kind: 'closed', waiting: late })
})

test('a market without issues is closed', () => {
  expect(phaseOf({ open: [], sealed: [], latest: null }, NOTHING_SEEN)).toEqual({ kind: 'closed', waiting: null })
})

const AFTER_MS = 250

test('issues are asked for again when the next is sealed or drawn', () => {
  const now = Date.parse(first.sealsAt) - 10_000
  expect(askAgainIn(open, now)).toBe(10_000 + AFTER_MS)
  expect(askAgainIn({ open: [second], sealed: [first] }, now)).toBe(15_000 + AFTER_MS)
})

test.each([
  [0, 1_000],
  [59_000, 1_000],
  [61_000, 5_000],
  [11 * 60_000, 30_000],
])('a result that is due for %d ms is asked for every %d ms', (overdue, every) => {
  expect(askAgainIn({ open: [], sealed: [first] }, Date.parse(first.drawsAt) + overdue)).toBe(every)
})

test('a closed market is asked for seldom', () => {
  expect(askAgainIn({ open: [], sealed: [] }, Date.now())).toBe(600_000)
})
