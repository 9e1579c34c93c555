import { expect, test } from 'vitest'
import { seededDraw } from '../../instant/rounds.fixture.ts'
import { FAMILIES, type FamilyCode } from '../bets.ts'
import { DRAWN } from '../draws.ts'
import { numbersOf } from '../selection.ts'
import { STATISTICS_GRIDS } from './grids.ts'

/** What each place of a family's tables reads in a result. */
const read = (family: FamilyCode, result: readonly string[]) =>
  Object.fromEntries(
    STATISTICS_GRIDS[family].flatMap(({ places }) => places.map((place) => [place.code, place.read(result).join(' ')])),
  )

test('digits are read at their places', () => {
  expect(read('SSC', [...'40972'])).toEqual({
    'ten-thousands': '4',
    thousands: '0',
    hundreds: '9',
    tens: '7',
    ones: '2',
  })
  expect(read('LF', [...'905'])).toEqual({ hundreds: '9', tens: '0', ones: '5' })
  expect(read('LAO_SET', ['0417'])).toEqual({ thousands: '0', hundreds: '4', tens: '1', ones: '7' })
})

test('dice are read together, each face once', () => {
  expect(read('K3', ['6', '2', '6'])).toEqual({ 'any-face': '6 2' })
})

test('the special ball is read apart and among all seven', () => {
  const balls = ['07', '12', '33', '41', '02', '49', '18']
  expect(read('LHC', balls)).toEqual({ special: '18', any: '7 12 33 41 2 49 18' })
})

test('top and bottom digits of Thai draws are those of the first prize and of the last two', () => {
  const expected = {
    'top-hundreds': '4',
    'top-tens': '5',
    'top-ones': '5',
    'bottom-tens': '9',
    'bottom-ones': '0',
    'run-top': '4 5',
    'run-bottom': '9 0',
  }
  expect(read('THAI', ['837455', '100', '200', '300', '400', '90'])).toEqual(expected)
  expect(read('THREE_UP', ['455', '90'])).toEqual(expected)
})

test('ends of Vietnam are the last two digits of all prizes, each once', () => {
  const { 'all-ends': ends, ...special } = read('VN_SOUTH', ['182504', '00004', ...Array(15).fill('11177'), '77'])
  expect(ends).toBe('4 77')
  expect(special).toEqual({ 'special-tens': '0', 'special-ones': '4', 'special-end': '4' })
})

test('animals are numbered from 0', () => {
  expect(read('ZODIAC', ['08'])).toEqual({ animal: '7' })
})

test.each(FAMILIES)('every draw of %s has symbols of the table at each place, one where it says so', (family) => {
  const draw = seededDraw(3)
  for (let round = 0; round < 50; round += 1) {
    const result = DRAWN[family].draw(draw)
    for (const { symbols, places } of STATISTICS_GRIDS[family]) {
      const all = numbersOf(symbols)
      for (const { code, isSingle, read: readPlace } of places) {
        const found = readPlace(result)
        expect(
          found.every((one) => all.includes(one)),
          `${code} of ${result.join()}`,
        ).toBe(true)
        expect(new Set(found).size, code).toBe(found.length)
        expect(isSingle ? found.length : Math.min(1, found.length), code).toBe(1)
      }
    }
  }
})
