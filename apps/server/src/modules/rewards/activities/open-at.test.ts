import { amount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { standsIn } from './open-at.ts'

const rule = { kind: 'red_packet', packets: 10, least: '1', most: '5', deposited: null } as const
const running = { open: true, from: null, until: null, budget: amount(100n), given: amount(0n) }

// Bangkok is seven hours ahead of Greenwich, all year.
test.each([
  [{ from: 20, until: 24 }, '2026-11-23T12:59:59Z', 'resting'],
  [{ from: 20, until: 24 }, '2026-11-23T13:00:00Z', 'open'],
  [{ from: 20, until: 24 }, '2026-11-23T16:59:59Z', 'open'],
  [{ from: 20, until: 24 }, '2026-11-23T17:00:00Z', 'resting'],
  [{ from: 22, until: 2 }, '2026-11-23T18:59:59Z', 'open'],
  [{ from: 22, until: 2 }, '2026-11-23T19:00:00Z', 'resting'],
  [null, '2026-11-23T19:00:00Z', 'open'],
])('red packets with hours %o: at %s the state is %s', (hours, at, stands) => {
  expect(standsIn({ ...running, rule: { ...rule, hours } }, new Date(at), 'Asia/Bangkok')).toBe(stands)
})

test('red packets are gone once the budget is given, and closed once ended or stopped', () => {
  const gone = { ...running, given: amount(100n), rule: { ...rule, hours: null } }
  const at = new Date('2026-11-23T12:00:00Z')
  expect(standsIn(gone, at, 'Asia/Bangkok')).toBe('gone')
  expect(standsIn({ ...gone, until: at }, at, 'Asia/Bangkok')).toBe('close')
  expect(standsIn({ ...gone, open: false }, at, 'Asia/Bangkok')).toBe('close')
})
