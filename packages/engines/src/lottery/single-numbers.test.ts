import { expect, test } from 'vitest'
import { type FamilyCode, PLAYS, type Selection } from './bets.ts'
import { numberWidthOf, singleNumbersOf } from './single-numbers.ts'

function playOf(family: FamilyCode, code: string) {
  const play = PLAYS[family].get(code)
  if (!play) throw new Error(`no play ${code} in ${family}`)
  return play
}

/** Which plays have numbers, and of how many digits: written down by hand from the rules of each play. */
const WIDTHS: readonly (readonly [FamilyCode, string, number | null])[] = [
  ['THREE_UP', 'top-three', 3],
  ['THREE_UP', 'top-three-any-order', 3],
  ['THREE_UP', 'top-two', 2],
  ['THREE_UP', 'bottom-two', 2],
  ['THREE_UP', 'top-two-any-order', 2],
  ['THREE_UP', 'run-top', 1],
  ['THREE_UP', 'run-bottom', 1],
  ['THREE_UP', 'position-top', null],
  ['THREE_UP', 'position-bottom', null],
  ['THAI', 'front-three', 3],
  ['THAI', 'back-three', 3],
  ['LAO_SET', 'set-of-four', 4],
  ['MALAY', 'big', 4],
  ['MALAY', 'last-three-any', 3],
  ['MALAY', 'big-box', null],
  ['MALAY', 'big-shared-box', 4],
  ['VN_NORTH', 'lot-two', 2],
  ['VN_NORTH', 'lot-four', 4],
  ['VN_NORTH', 'special-three', 3],
  ['VN_NORTH', 'special-tens', 1],
  ['VN_NORTH', 'special-sum', 1],
  ['VN_NORTH', 'parlay-two', null],
  ['VN_NORTH', 'full-parlay-three', null],
  ['VN_NORTH', 'absent-four', null],
  ['VN_NORTH', 'special-odd-even', null],
  ['VN_NORTH', 'special-double', null],
]

test.each(WIDTHS)('%s %s has numbers of %s digits', (family, code, width) => {
  expect(numberWidthOf(playOf(family, code))).toBe(width)
})

const NUMBERS: readonly (readonly [FamilyCode, string, Selection, readonly string[]])[] = [
  ['THREE_UP', 'top-three', { tickets: ['007', '123'] }, ['007', '123']],
  ['THREE_UP', 'top-three', { rows: [[0, 1], [2], [3, 4]] }, ['023', '024', '123', '124']],
  ['THREE_UP', 'top-three-any-order', { tickets: ['012', '113'] }, ['012', '113']],
  ['THREE_UP', 'run-top', { rows: [[4, 9]] }, ['4', '9']],
  ['VN_NORTH', 'lot-two', { rows: [[5, 50]] }, ['05', '50']],
  ['MALAY', 'big', { rows: [[1], [0], [0], [2]] }, ['1002']],
  ['THREE_UP', 'position-top', { rows: [[1], [], [2]] }, []],
  ['VN_NORTH', 'parlay-two', { tickets: ['0512'] }, []],
  ['MALAY', 'big-box', { tickets: ['1111'] }, []],
]

test.each(NUMBERS)('%s %s %j has the numbers %j', (...[family, code, selection, numbers]) => {
  expect(singleNumbersOf(playOf(family, code), selection)).toEqual(numbers)
})

test('a play with numbers has one for each unit', () => {
  for (const [family, code, selection, numbers] of NUMBERS) {
    if (numbers.length > 0) expect(playOf(family, code).units(selection)).toBe(numbers.length)
  }
})
