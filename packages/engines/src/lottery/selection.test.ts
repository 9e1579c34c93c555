import { describe, expect, test } from 'vitest'
import type { Form, Written } from './play.ts'
import { faultOf, numbersIn, numbersOf, sizeOf, ticketFrom, ticketOf } from './selection.ts'

const digits = { kind: 'numbers', from: 0, to: 9, width: 1 } as const
const balls = { kind: 'numbers', from: 1, to: 11, width: 2 } as const
const sides = { kind: 'words', words: ['big', 'small'] } as const

const form: Form = {
  rows: [
    { name: 'tens', symbols: digits, least: 1, most: 3 },
    { name: 'side', symbols: sides, least: 0, most: 2 },
  ],
  written: { symbols: digits, length: 2 },
}

test('symbols are counted and listed, words from 0 on', () => {
  expect([sizeOf(digits), sizeOf(balls), sizeOf(sides)]).toEqual([10, 11, 2])
  expect(numbersOf(balls)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(numbersOf(sides)).toEqual([0, 1])
})

describe('selections from rows', () => {
  test.each([
    [[[1, 2], [0]]],
    [[[0], []]],
    [
      [
        [9, 0, 5],
        [1, 0],
      ],
    ],
  ])('accepts %j', (rows) => {
    expect(faultOf(form, { rows })).toBeNull()
  })

  test.each([
    ['a missing row', [[1]], { reason: 'unknown_form' }],
    ['a row too many', [[1], [0], [0]], { reason: 'unknown_form' }],
    ['too few symbols', [[], [0]], { reason: 'too_few', row: 0 }],
    ['too many symbols', [[1, 2, 3, 4], []], { reason: 'too_many', row: 0 }],
    ['a symbol twice', [[1, 1], []], { reason: 'repeated', row: 0 }],
    ['a symbol above the last', [[10], []], { reason: 'out_of_range', row: 0 }],
    ['a symbol below the first', [[-1], []], { reason: 'out_of_range', row: 0 }],
    ['a fraction', [[1.5], []], { reason: 'out_of_range', row: 0 }],
    ['no number', [[Number.NaN], []], { reason: 'out_of_range', row: 0 }],
    ['a word that is none', [[1], [2]], { reason: 'out_of_range', row: 1 }],
  ])('rejects %s', (_, rows, fault) => {
    expect(faultOf(form, { rows })).toEqual(fault)
  })

  test('rejects rows where a play has typed tickets only', () => {
    expect(faultOf({ rows: [], written: { symbols: digits, length: 3 } }, { rows: [] })).toEqual({
      reason: 'unknown_form',
    })
  })

  test('rejects a selection of both rows and tickets, and of neither', () => {
    expect(faultOf(form, { rows: [[1], []], tickets: ['12'] })).toEqual({ reason: 'unknown_form' })
    expect(faultOf(form, {})).toEqual({ reason: 'unknown_form' })
  })
})

describe('selections of tickets', () => {
  test.each([
    ['none', [], { reason: 'too_few' }],
    ['a ticket twice', ['12', '21', '12'], { reason: 'repeated', ticket: '12' }],
    ['a ticket that is too short', ['1'], { reason: 'not_a_ticket', ticket: '1' }],
    ['a ticket that is too long', ['123'], { reason: 'not_a_ticket', ticket: '123' }],
    ['letters', ['1a'], { reason: 'not_a_ticket', ticket: '1a' }],
    ['a sign', ['-1'], { reason: 'not_a_ticket', ticket: '-1' }],
    ['digits of other scripts, which are read before', ['๑๒'], { reason: 'not_a_ticket', ticket: '๑๒' }],
  ])('rejects %s', (_, tickets, fault) => {
    expect(faultOf(form, { tickets })).toEqual(fault)
  })

  test('rejects tickets where a play has rows only', () => {
    expect(faultOf({ rows: form.rows }, { tickets: ['12'] })).toEqual({ reason: 'unknown_form' })
  })

  test('rejects an unordered ticket that is not in order: it could stand there a second time', () => {
    const pairs: Form = { rows: [], written: { symbols: digits, length: 2, unordered: true } }
    expect(faultOf(pairs, { tickets: ['21'] })).toEqual({ reason: 'not_a_ticket', ticket: '21' })
    expect(faultOf(pairs, { tickets: ['12'] })).toBeNull()
  })
})

describe('places', () => {
  const anyTwo: Form = { rows: [], written: { symbols: digits, length: 2 }, places: { of: 5, least: 2 } }
  const tickets = ['12']

  test.each([[[0, 4]], [[4, 0]], [[0, 1, 2, 3, 4]]])('accepts %j', (places) => {
    expect(faultOf(anyTwo, { tickets, places })).toBeNull()
  })

  test.each([[[0]], [[]], [[0, 0]], [[0, 5]], [[-1, 0]], [[0.5, 1]]])('rejects %j', (places) => {
    expect(faultOf(anyTwo, { tickets, places })).toEqual({ reason: 'places' })
  })

  test('rejects a selection without places, and places where there are none to choose', () => {
    expect(faultOf(anyTwo, { tickets })).toEqual({ reason: 'places' })
    expect(faultOf(form, { tickets, places: [0, 1] })).toEqual({ reason: 'places' })
  })
})

describe('tickets', () => {
  const three: Written = { symbols: digits, length: 3 }

  test.each<{ how: string; written: Written; text: string; ticket: string | null }>([
    { how: 'as typed, where order counts', written: three, text: '312', ticket: '312' },
    { how: 'in order, where order means nothing', written: { ...three, unordered: true }, text: '312', ticket: '123' },
    { how: 'with no number twice', written: { ...three, distinct: true }, text: '311', ticket: null },
    { how: 'not all alike', written: { ...three, mixed: true }, text: '333', ticket: null },
    { how: 'a pair, where not all may be alike', written: { ...three, mixed: true }, text: '331', ticket: '331' },
    { how: 'a pair and a single', written: { ...three, unordered: true, repeats: [2, 1] }, text: '313', ticket: '133' },
    {
      how: 'no three singles for a pair',
      written: { ...three, unordered: true, repeats: [2, 1] },
      text: '312',
      ticket: null,
    },
    { how: 'no triple for a pair', written: { ...three, unordered: true, repeats: [2, 1] }, text: '333', ticket: null },
    {
      how: 'numbers of two figures',
      written: { symbols: balls, length: 2, unordered: true },
      text: '1103',
      ticket: '0311',
    },
    { how: 'no number above the last', written: { symbols: balls, length: 2 }, text: '0312', ticket: null },
    { how: 'no number below the first', written: { symbols: balls, length: 2 }, text: '0003', ticket: null },
  ])('are kept $how', ({ written, text, ticket }) => {
    expect(ticketOf(written, text)).toBe(ticket)
  })

  test('are written from numbers and read again', () => {
    const written: Written = { symbols: balls, length: 3 }
    expect(ticketFrom(written, [3, 11, 1])).toBe('031101')
    expect(numbersIn(written, '031101')).toEqual([3, 11, 1])
    expect(numbersIn(written, '03110')).toBeNull()
  })
})
