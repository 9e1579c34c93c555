import { describe, expect, test } from 'vitest'
import type { Written } from './play.ts'
import { readTickets } from './tickets.ts'

const three: Written = { symbols: { kind: 'numbers', from: 0, to: 9, width: 1 }, length: 3 }
const balls: Written = { symbols: { kind: 'numbers', from: 1, to: 11, width: 2 }, length: 2, distinct: true }

const ticketsIn = (written: Written, text: string) => readTickets(written, text).tickets

describe('tickets of single figures', () => {
  test.each([
    ['spaces', '123 456  789'],
    ['commas', '123,456,789'],
    ['commas with spaces', '123, 456, 789'],
    ['semicolons and bars', '123;456|789'],
    ['slashes', '123/456/789'],
    ['tabs', '123\t456\t789'],
    ['lines of Unix', '123\n456\n789\n'],
    ['lines of Windows', '123\r\n456\r\n789\r\n'],
    ['lines of old Macs', '123\r456\r789'],
    ['full-width commas and spaces', '123，456　789'],
  ])('are read with %s between them', (_, text) => {
    expect(readTickets(three, text)).toEqual({ tickets: ['123', '456', '789'], dropped: [] })
  })

  test('are read in Thai and full-width digits', () => {
    expect(ticketsIn(three, '๑๒๓ ４５６ ๗8９ ๐๐๐')).toEqual(['123', '456', '789', '000'])
  })

  test('are read after the byte order mark of a file', () => {
    expect(readTickets(three, '\uFEFF123\n456')).toEqual({ tickets: ['123', '456'], dropped: [] })
  })

  test('count once each, however they are written', () => {
    expect(readTickets(three, '123 456\n๑๒๓')).toEqual({
      tickets: ['123', '456'],
      dropped: [{ line: 2, text: '123', reason: 'repeated' }],
    })
  })

  test('are the same in any order where order means nothing', () => {
    expect(readTickets({ ...three, unordered: true, mixed: true }, '321 123 112\n211\n111')).toEqual({
      tickets: ['123', '112'],
      dropped: [
        { line: 1, text: '123', reason: 'repeated' },
        { line: 2, text: '211', reason: 'repeated' },
        { line: 3, text: '111', reason: 'not_a_ticket' },
      ],
    })
  })

  test('that are none are left out with their line, empty lines counted', () => {
    expect(readTickets(three, '123\r\n\r\n12\r\nabc 456\r\n1234')).toEqual({
      tickets: ['123', '456'],
      dropped: [
        { line: 3, text: '12', reason: 'not_a_ticket' },
        { line: 4, text: 'abc', reason: 'not_a_ticket' },
        { line: 5, text: '1234', reason: 'not_a_ticket' },
      ],
    })
  })

  test('an empty text has none', () => {
    expect(readTickets(three, ' \n\t\n')).toEqual({ tickets: [], dropped: [] })
  })

  test('a hundred thousand lines are read', () => {
    const five: Written = { ...three, length: 5 }
    const text = Array.from({ length: 100_000 }, (_, n) => String(n).padStart(5, '0')).join('\n')
    const { tickets, dropped } = readTickets(five, `${text}\n00000`)
    expect(tickets).toHaveLength(100_000)
    expect(dropped).toEqual([{ line: 100_001, text: '00000', reason: 'repeated' }])
  })
})

describe('tickets of several numbers of two figures', () => {
  test.each([
    ['with leading zeros', '03 11'],
    ['without', '3 11'],
    ['with hyphens', '03-11'],
    ['without spaces', '0311'],
    ['in Thai digits', '๐๓ ๑๑'],
  ])('are read %s', (_, text) => {
    expect(ticketsIn(balls, text)).toEqual(['0311'])
  })

  test('stand on lines or between commas', () => {
    expect(ticketsIn(balls, '03 11, 1 2\n10 11')).toEqual(['0311', '0102', '1011'])
  })

  test('are in order where order means nothing', () => {
    expect(ticketsIn({ ...balls, unordered: true }, '11 3')).toEqual(['0311'])
  })

  test('are none with a number twice, out of range or missing', () => {
    const { tickets, dropped } = readTickets(balls, '03 03\n03 12\n03\n3 11')
    expect(tickets).toEqual(['0311'])
    expect(dropped.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '1 not_a_ticket',
      '2 not_a_ticket',
      '3 not_a_ticket',
    ])
  })
})
