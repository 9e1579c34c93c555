import { amount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { differenceOf, isAtBorder, type OurSide, type Side } from './match.ts'

/** 20 November 2026 in Bangkok, which is seven hours ahead of UTC. */
const DAY = { from: new Date('2026-11-19T17:00:00Z'), until: new Date('2026-11-20T17:00:00Z') }

const THEIRS: Side = { round: 'r-1', amount: amount(100_000n), currency: 'THB', at: new Date('2026-11-20T05:00:00Z') }
const OURS: OurSide = { ...THEIRS, at: new Date('2026-11-20T05:00:01Z'), refused: false }
const at = (instant: string) => ({ at: new Date(instant) })

test.each<[string, Partial<Side> | null, Partial<OurSide> | null, string | null]>([
  ['both sides agree', {}, {}, null],
  ['missing on our side', {}, null, 'missing_at_us'],
  ['missing at the vendor', null, {}, 'missing_at_vendor'],
  ['refused by us, listed by the vendor', {}, { refused: true }, 'refused_by_us'],
  ['refused by us, not listed by the vendor', null, { refused: true }, null],
  ['another amount', { amount: amount(100_001n) }, {}, 'other_amount'],
  ['another currency', { currency: 'USD' }, {}, 'other_currency'],
  ['another round', { round: 'r-2' }, {}, 'other_round'],
  ['another currency outranks another amount', { currency: 'USD', amount: amount(1n) }, {}, 'other_currency'],
  ['another amount outranks another round', { round: 'r-2', amount: amount(1n) }, {}, 'other_amount'],
  [
    'a refusal outranks every other difference',
    { amount: amount(1n), currency: 'USD' },
    { refused: true },
    'refused_by_us',
  ],
  ['ours in the first instant of the day', {}, at('2026-11-19T17:00:00.000Z'), null],
  ['ours an instant before the day', {}, at('2026-11-19T16:59:59.999Z'), 'other_day'],
  ['ours five minutes before the day', {}, at('2026-11-19T16:55:00.000Z'), 'other_day'],
  ['ours more than five minutes before the day', {}, at('2026-11-19T16:54:59.999Z'), 'missing_at_us'],
  ['ours in the last instant of the day', {}, at('2026-11-20T16:59:59.999Z'), null],
  ['ours in the first instant of the next day', {}, at('2026-11-20T17:00:00.000Z'), 'other_day'],
  ['ours almost five minutes after the day', {}, at('2026-11-20T17:04:59.999Z'), 'other_day'],
  ['ours five minutes after the day', {}, at('2026-11-20T17:05:00.000Z'), 'missing_at_us'],
  ['another amount outranks the other day', { amount: amount(1n) }, at('2026-11-19T16:59:00Z'), 'other_amount'],
])('differenceOf: %s', (...[, theirs, ours, expected]) => {
  const sides = { theirs: theirs && { ...THEIRS, ...theirs }, ours: ours && { ...OURS, ...ours } }
  expect(differenceOf({ call: 'bet', ...sides }, DAY)).toBe(expected)
})

test('a refused rollback differs unless the vendor lists it with amount zero', () => {
  const ours = { ...OURS, refused: true }
  const undone = { ...THEIRS, amount: amount(0n) }
  expect(differenceOf({ call: 'rollback', theirs: undone, ours }, DAY)).toBeNull()
  expect(differenceOf({ call: 'rollback', theirs: THEIRS, ours }, DAY)).toBe('refused_by_us')
  expect(differenceOf({ call: 'win', theirs: undone, ours }, DAY)).toBe('refused_by_us')
})

test.each([
  ['2026-11-19T17:05:00.000Z', true],
  ['2026-11-19T17:05:00.001Z', false],
  ['2026-11-20T16:54:59.999Z', false],
  ['2026-11-20T16:55:00.000Z', true],
])('a transaction at %s may belong to the neighbouring day: %s', (instant, expected) => {
  expect(isAtBorder(new Date(instant), DAY)).toBe(expected)
})
