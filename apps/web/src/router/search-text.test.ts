import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-text.ts'

test('a numeric search parameter is read as text', () => {
  expect(parseSearch('?page=888')).toEqual({ page: '888' })
})

test('empty and undefined search parameters are not written', () => {
  expect(stringifySearch({ page: undefined, name: '', kind: 'JP' })).toBe('?kind=JP')
  expect(stringifySearch({})).toBe('')
})

test('Thai text and reserved characters survive being written and read', () => {
  const search = { name: 'เสือ & ช้าง=100%' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})
