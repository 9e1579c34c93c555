import { expect, test } from 'vitest'
import { nothingTyped, plainFigure, reportedOf, typeNumbers } from './typed-result.ts'

// The six numbers of the Thai government's draw: first prize, two front, two back, the last two.
const THAI = [6, 3, 3, 3, 3, 2]
const none = THAI.map(() => '')

test('typed digits go to their place with their leading zeros, in any script, and no further than its width', () => {
  expect(typeNumbers(none, THAI, { place: 0, text: '000123' })[0]).toBe('000123')
  expect(typeNumbers(none, THAI, { place: 5, text: '๐๗' })).toEqual(['', '', '', '', '', '07'])
  expect(typeNumbers(none, THAI, { place: 5, text: '078' })[5]).toBe('07')
  expect(typeNumbers(none, THAI, { place: 0, text: 'no. 12' })[0]).toBe('12')
  expect(typeNumbers(none, THAI, { place: 0, text: '004 217' })[0]).toBe('004217')
})

test('several numbers that are pasted fill the places from there on and leave the others', () => {
  const before = ['999999', '', '', '', '', '11']
  expect(typeNumbers(before, THAI, { place: 1, text: '012, ๓๔๕\n678 901' })).toEqual([
    '999999',
    '012',
    '345',
    '678',
    '901',
    '11',
  ])
})

test('numbers that are pasted in parts are not cut to fit', () => {
  const form = { family: 'THREE_UP', widths: [3, 2], figures: null }
  const numbers = typeNumbers(['', ''], form.widths, { place: 0, text: '1234, 56' })
  expect(numbers).toEqual(['1234', '56'])
  expect(reportedOf({ as: 'numbers', numbers, figures: {} }, form)).toBe(null)
})

test('one row of digits that is as long as all places together fills them', () => {
  expect(typeNumbers(['', ''], [3, 2], { place: 0, text: '00705' })).toEqual(['007', '05'])
})

test('a result is sent once each number has its digits', () => {
  const form = { family: 'THREE_UP', widths: [3, 2], figures: null }
  const typed = nothingTyped(form)
  expect(typed.as).toBe('numbers')
  expect(reportedOf({ ...typed, numbers: ['007', '5'] }, form)).toBe(null)
  expect(reportedOf({ ...typed, numbers: ['007', '05'] }, form)).toEqual({ result: ['007', '05'] })
})

test('figures are sent as they are published, once all of them are there', () => {
  const form = { family: 'THREE_UP', widths: [3, 2], figures: ['index', 'change'] as ('index' | 'change')[] }
  const typed = nothingTyped(form)
  expect(typed.as).toBe('figures')
  expect(reportedOf({ ...typed, figures: { index: '1,204.10' } }, form)).toBe(null)
  const change = plainFigure(' −๓๖.๕๕ ')
  expect(change).toBe('-36.55')
  expect(reportedOf({ ...typed, figures: { index: '1,204.10', change } }, form)).toEqual({
    figures: { index: '1,204.10', change: '-36.55' },
  })
})
