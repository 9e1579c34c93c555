import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { verdictOfMove, verdictOfStatus } from './verdict.ts'

const money = parseAmount
const into = { direction: 'in', amount: money('40') } as const
const out = { direction: 'out', amount: money('40') } as const
const everything = { direction: 'out', amount: null } as const
const ok = <A>(answer: A) => ({ kind: 'ok', answer: { status: 'OK', ...answer } }) as const

test('an answer that matches the requested transfer gives the verdict done', () => {
  const done = { outcome: 'done', amount: money('40'), vendorBalance: money('50') }
  expect(verdictOfMove(into, ok({ balance: '50' }))).toEqual(done)
  expect(verdictOfMove(out, ok({ amount: '40', balance: '50' }))).toEqual(done)
  expect(verdictOfMove(everything, ok({ amount: '40', balance: '50' }))).toEqual(done)
  expect(verdictOfStatus(into, ok({ outcome: 'done', amount: '40.0', balance: '50' }))).toEqual(done)
})

test('an answer about another amount gives no verdict', () => {
  expect(verdictOfMove(out, ok({ amount: '40.01', balance: '0' }))).toBeNull()
  expect(verdictOfStatus(into, ok({ outcome: 'done', amount: '39', balance: '39' }))).toBeNull()
})

test.each(['NOT_ENOUGH_MONEY', 'LIMIT_REACHED', 'EXCLUDED', 'ROLLED_BACK', 'INVALID_SIGNATURE'] as const)(
  '%s ends a transfer as refused',
  (status) => {
    expect(verdictOfMove(into, { kind: 'refused', status })).toEqual({ outcome: 'refused', reason: status })
  },
)

test.each(['RETRY', 'TOO_MANY_REQUESTS', 'DUPLICATE_TRANSACTION', 'UNKNOWN_ROUND'] as const)(
  '%s leaves a transfer undecided',
  (status) => {
    expect(verdictOfMove(into, { kind: 'refused', status })).toBeNull()
  },
)

test('a refused status query gives no verdict on the transfer', () => {
  for (const status of ['INVALID_SIGNATURE', 'FORBIDDEN', 'ROLLED_BACK', 'RETRY'] as const) {
    expect(verdictOfStatus(into, { kind: 'refused', status })).toBeNull()
  }
  expect(verdictOfStatus(into, { kind: 'unknown' })).toBeNull()
})

test('a transfer that never reached the vendor gives the verdict refused', () => {
  expect(verdictOfStatus(into, ok({ outcome: 'unknown' }))).toEqual({ outcome: 'refused', reason: 'NEVER_CAME' })
  expect(verdictOfStatus(into, ok({ outcome: 'refused', reason: 'LIMIT_REACHED' }))).toEqual({
    outcome: 'refused',
    reason: 'LIMIT_REACHED',
  })
})
