import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { verdictOfMove, verdictOfStatus } from './verdict.ts'

const money = parseAmount
const into = { direction: 'in', amount: money('40') } as const
const out = { direction: 'out', amount: money('40') } as const
const everything = { direction: 'out', amount: null } as const
const ok = <A>(answer: A) => ({ kind: 'ok', answer: { status: 'OK', ...answer } }) as const

test('an answer that fits what was asked is a verdict', () => {
  const done = { outcome: 'done', amount: money('40'), vendorBalance: money('50') }
  expect(verdictOfMove(into, ok({ balance: '50' }))).toEqual(done)
  expect(verdictOfMove(out, ok({ amount: '40', balance: '50' }))).toEqual(done)
  expect(verdictOfMove(everything, ok({ amount: '40', balance: '50' }))).toEqual(done)
  expect(verdictOfStatus(into, ok({ outcome: 'done', amount: '40.0', balance: '50' }))).toEqual(done)
})

test('an answer about another amount is none', () => {
  expect(verdictOfMove(out, ok({ amount: '40.01', balance: '0' }))).toBeNull()
  expect(verdictOfStatus(into, ok({ outcome: 'done', amount: '39', balance: '39' }))).toBeNull()
})

test.each(['NOT_ENOUGH_MONEY', 'LIMIT_REACHED', 'EXCLUDED', 'ROLLED_BACK', 'INVALID_SIGNATURE'] as const)(
  '%s ends it',
  (status) => {
    expect(verdictOfMove(into, { kind: 'refused', status })).toEqual({ outcome: 'refused', reason: status })
  },
)

test.each(['RETRY', 'TOO_MANY_REQUESTS', 'DUPLICATE_TRANSACTION', 'UNKNOWN_ROUND'] as const)(
  '%s leaves it open',
  (status) => {
    expect(verdictOfMove(into, { kind: 'refused', status })).toBeNull()
  },
)

test('a question that is refused says nothing about the transfer', () => {
  for (const status of ['INVALID_SIGNATURE', 'FORBIDDEN', 'ROLLED_BACK', 'RETRY'] as const) {
    expect(verdictOfStatus(into, { kind: 'refused', status })).toBeNull()
  }
  expect(verdictOfStatus(into, { kind: 'unknown' })).toBeNull()
})

test('what never came and is barred can be given back', () => {
  expect(verdictOfStatus(into, ok({ outcome: 'unknown' }))).toEqual({ outcome: 'refused', reason: 'NEVER_CAME' })
  expect(verdictOfStatus(into, ok({ outcome: 'refused', reason: 'LIMIT_REACHED' }))).toEqual({
    outcome: 'refused',
    reason: 'LIMIT_REACHED',
  })
})
