import { expect, test } from 'vitest'
import type { Game } from '#platform/capabilities/game'
import { aGame } from '../../../../tests/catalogue/games.fixture.ts'
import { compareLists, mergeLists } from './list-differences.ts'

const known = (...codes: string[]) => codes.map((code, turn) => ({ ...aGame(code), place: turn + 1 }))
const listed = (...codes: string[]) => codes.map((code) => aGame(code))
const codesOf = (games: readonly Game[]) => games.map(({ code }) => code)

test('compareLists reports added games, changed fields and removed games', () => {
  const present = [aGame('b', { names: { th: 'ข', en: 'b' }, isHot: true, lines: null }), aGame('c')]
  const { added, changed, gone, reordered } = compareLists(known('a', 'b'), present)
  expect([codesOf(added), codesOf(gone), reordered]).toEqual([['c'], ['a'], false])
  expect(changed.map(({ code, fields }) => ({ code, fields }))).toEqual([
    {
      code: 'b',
      fields: [
        { field: 'name.th', before: 'b', after: 'ข' },
        { field: 'lines', before: '10', after: null },
        { field: 'hot', before: 'false', after: 'true' },
      ],
    },
  ])
})

test('compareLists finds no difference in equal lists, and reports a different order', () => {
  const nothing = { added: [], changed: [], gone: [], reordered: false }
  expect(compareLists(known('a', 'b'), listed('a', 'b'))).toEqual(nothing)
  expect(compareLists(known('a', 'b'), listed('b', 'a'))).toEqual({ ...nothing, reordered: true })
})

test('mergeLists applies accepted differences only; other games keep their data and place', () => {
  const before = known('a', 'b', 'c')
  const present = [aGame('c', { lines: 99 }), aGame('d'), aGame('e'), aGame('a', { lines: 5 })]
  const merged = mergeLists(before, present, ({ code }) => code === 'a' || code === 'd')
  expect(codesOf(merged)).toEqual(['b', 'c', 'd', 'a'])
  expect(merged.map(({ lines }) => lines)).toEqual([10, 10, 10, 5])
  expect(codesOf(mergeLists(before, present, () => true))).toEqual(['c', 'd', 'e', 'a'])
})
