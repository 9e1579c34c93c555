import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-text.ts'

test('a vendor whose name is a number stays text', () => {
  expect(parseSearch('?page=888')).toEqual({ page: '888' })
})

test('what is not there is not written', () => {
  expect(stringifySearch({ page: undefined, name: '', kind: 'JP' })).toBe('?kind=JP')
  expect(stringifySearch({})).toBe('')
})

test('Thai and signs come back as they went', () => {
  const search = { name: 'เสือ & ช้าง=100%' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})
