import { PLAYS } from '@sanuk/engines/lottery/bets'
import { expect, test } from 'vitest'
import { isFor, readSets, setsFor } from './number-sets.ts'

function formOf(family: 'THREE_UP' | 'SSC', code: string) {
  const form = PLAYS[family].get(code)?.form
  if (!form) throw new Error(`${family} has no play ${code}`)
  return form
}

const pair = { name: 'pair', selection: { tickets: ['12', '34'] } }
const picked = { name: 'picked', selection: { rows: [[1], [2, 4]] } }
const triple = { name: 'triple', selection: { tickets: ['123'] } }

test.each([
  ['bottom-two', ['pair', 'picked']],
  ['top-two', ['pair', 'picked']],
  ['top-three', ['triple']],
  ['top-two-any-order', ['pair']],
  ['run-top', []],
])('of the saved sets %s can use %j', (code, names) => {
  expect(setsFor(formOf('THREE_UP', code), [pair, picked, triple]).map(({ name }) => name)).toEqual(names)
})

test('a set fits plays of other families whose pads are alike', () => {
  expect(isFor(formOf('SSC', 'back-three-straight'), triple)).toBe(true)
  expect(isFor(formOf('SSC', 'back-three-straight'), pair)).toBe(false)
})

test('reads sets that were kept', () => {
  expect(readSets(JSON.stringify([pair, picked]))).toEqual([pair, picked])
})

test.each([null, '', 'nonsense', '{}', '[{"name":1}]', '[{"name":"a","selection":{"rows":"1"}}]'])(
  'reads %j as no sets',
  (text) => expect(readSets(text)).toEqual([]),
)
