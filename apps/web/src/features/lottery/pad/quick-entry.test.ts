import { PLAYS, readTickets, type Written } from '@sanuk/engines/lottery/bets'
import { expect, test } from 'vitest'
import { quickEntriesOf, withNumbers } from './quick-entry.ts'

function writtenOf(code: string): Written {
  const written = PLAYS.THREE_UP.get(code)?.form.written
  if (!written) throw new Error(`${code} has no typed tickets`)
  return written
}

const codesOf = (family: string, code: string) => quickEntriesOf(family, writtenOf(code)).map((entry) => entry.code)

test('two digits have every quick entry, three have orders and triples', () => {
  expect(codesOf('THREE_UP', 'bottom-two')).toEqual(['orders', 'with', 'beginning', 'ending', 'doubles'])
  expect(codesOf('THAI', 'top-three')).toEqual(['orders', 'triples'])
})

test('plays in any order have no orders, and other families have none of it', () => {
  expect(codesOf('THREE_UP', 'top-two-any-order')).toEqual(['with', 'beginning', 'ending', 'doubles'])
  expect(codesOf('VN_NORTH', 'bottom-two')).toEqual([])
})

test('numbers are added below what was typed, each once', () => {
  expect(withNumbers('', [], ['12', '21'])).toBe('12 21')
  expect(withNumbers('12 34\n', ['12', '34'], ['12', '21', '21', '43'])).toBe('12 34\n21 43')
  expect(withNumbers('11', ['11'], ['11'])).toBe('11')
})

test('what quick entries write is read again as tickets', () => {
  const written = writtenOf('bottom-two')
  const entry = quickEntriesOf('THREE_UP', written).find(({ code }) => code === 'with')
  if (!entry?.digit) throw new Error('no entry with a digit')
  const { tickets, dropped } = readTickets(written, withNumbers('47', ['47'], entry.numbers('7')))
  expect(dropped).toEqual([])
  expect(tickets).toHaveLength(19)
})
