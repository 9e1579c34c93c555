import { amount, parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { nameLines } from './digest.ts'
import { matchLines } from './match.ts'

const MINUTE = 60_000
const at = (clock: string) => new Date(`2026-11-23T${clock}Z`)
const line = (id: string, ...[money, clock, reference = '']: readonly [string, string, string?]) => ({
  id,
  amount: parseAmount(money),
  at: at(clock),
  span: 1000,
  reference,
  description: '',
})
const entry = (key: string, ...[money, clock, ...references]: readonly [string, string, ...string[]]) => ({
  key,
  amount: parseAmount(money),
  at: at(clock),
  references,
})
type Args = Parameters<typeof matchLines>
const pairs = (lines: Args[0], entries: Args[1], minutes = 15) =>
  matchLines(lines, entries, minutes * MINUTE).map((pair) => `${pair.line.id}=${pair.entry.key} ${pair.by}`)

test('a matching reference decides before amount and time', () => {
  const entries = [entry('near', '100', '10:00:00', 'OTHER-REFERENCE'), entry('far', '100', '18:00:00', 'abc-0001')]
  expect(pairs([line('a', '100', '10:00:00', 'ABC-0001')], entries)).toEqual(['a=far reference'])
})

test('a reference may stand anywhere in the line, and then amounts may differ', () => {
  const told = { ...line('a', '90', '10:00:00'), description: 'PromptPay / D1234567890A from X' }
  expect(pairs([told], [entry('e', '100', '11:30:00', 'bank-77', 'D1234567890A')])).toEqual(['a=e reference'])
})

test('two payments with one reference are matched by amount', () => {
  const entries = [
    entry('first', '100', '10:00:00', 'bank-01', 'D123456'),
    entry('second', '50', '10:01:00', 'bank-02', 'D123456'),
  ]
  const lines = [line('a', '50', '10:01:00', 'D123456'), line('b', '100', '10:00:00', 'D123456')]
  expect(pairs(lines, entries).toSorted()).toEqual(['a=second reference', 'b=first reference'])
})

test('outgoing money never matches incoming money', () => {
  expect(pairs([line('a', '-100', '10:00:00', 'SAME-REF')], [entry('e', '100', '10:00:00', 'SAME-REF')])).toEqual([])
})

test('equal amounts are paired one to one, nearest in time first', () => {
  const lines = [line('a', '100', '10:00:00'), line('b', '100', '10:05:00'), line('c', '100', '10:10:00')]
  const entries = [entry('x', '100', '10:05:20'), entry('y', '100', '10:10:20')]
  expect(pairs(lines, entries)).toEqual(['b=x amount', 'c=y amount'])
})

test('lines beyond the time tolerance are not paired', () => {
  const entries = [entry('e', '100', '10:16:02')]
  expect(pairs([line('a', '100', '10:00:00')], entries, 15)).toEqual([])
  expect(pairs([line('a', '100', '10:00:00')], entries, 20)).toEqual(['a=e amount'])
})

test('a line without a time matches any time of its day', () => {
  const day = { ...line('a', '100', '00:00:00'), span: 24 * 60 * MINUTE }
  expect(pairs([day], [entry('e', '100', '23:59:00')], 0)).toEqual(['a=e amount'])
})

test('pairs as many lines and entries as possible, not just the nearest', () => {
  const lines = [line('a', '1', '10:00:00'), line('b', '1', '10:10:00')]
  const entries = [entry('x', '1', '09:55:00'), entry('y', '1', '10:03:00')]
  expect(pairs(lines, entries, 8)).toEqual(['a=x amount', 'b=y amount'])
})

test('a line has the same digest in every file; equal lines without reference count twice', () => {
  const made = {
    line: 2,
    at: at('10:00:00'),
    span: 1000,
    amount: amount(5n),
    balance: null,
    reference: '',
    description: '',
  }
  const whole = { ...made, reference: 'R-1', balance: amount(9n) }
  const other = { ...whole, line: 9, description: 'written otherwise' }
  expect(nameLines([made, { ...made, line: 3 }])).toHaveLength(2)
  expect(nameLines([whole, other])).toHaveLength(1)
  const toTheMinute = { ...whole, at: at('10:00:30'), span: MINUTE }
  expect(nameLines([whole, toTheMinute])).toHaveLength(1)
  expect(nameLines([made])[0]?.digest).toBe(nameLines([{ ...made, line: 7 }, whole])[0]?.digest)
})
