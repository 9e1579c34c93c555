import { expect, test } from 'vitest'
import { searchText } from './search-text.ts'

test.each([
  ['ต้มยำ 777', 'ตมยํา777'],
  ['ต้มย้ำ777', 'ตมยํา777'],
  ['Golden Tiger', 'goldentiger'],
  ['ＧＯＬＤＥＮ', 'golden'],
  ["King's Crown", 'kingscrown'],
  ['Café', 'cafe'],
])('%s is looked for as %s', (name, expected) => {
  expect(searchText(name)).toBe(searchText(expected))
})

test('keeps words apart that differ in more than marks', () => {
  expect(searchText('เสือ')).not.toBe(searchText('เสื่อม'))
})
