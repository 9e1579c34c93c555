import { expect, test } from 'vitest'
import { CELLS, cellsOf, marked, strokesOf } from './bingo-lines.ts'

/** A card on which every field is its own number, and the free one none. */
const card = CELLS.map((cell) => (cell === 12 ? 0 : cell + 1))

/** A card drawn as a picture, `#` for a called field; the free one is `o`. */
const calling = (rows: string) =>
  marked(
    card,
    [...rows.replaceAll(' ', '')].flatMap((field, cell) => (field === '#' ? [cell + 1] : [])),
  )

test.each([
  ['house', '##### ##### ##o## ##### #####'],
  ['cross', '#...# .#.#. ..o.. .#.#. #...#'],
  ['two-lines', '##### #.... #.o.. #.... #....'],
  ['two-lines', '#...# .#..# ..o.# ...## ....#'],
  ['corners', '##### ..... ..o.. ..... #...#'],
  ['line', '....# ...#. ..o.. .#... #....'],
  [null, '####. #.... #.o.. #.... .####'],
] as const)('the best bingo pattern is %s for the card %s', (pattern, rows) => {
  expect(calling(rows).pattern).toBe(pattern)
})

test('a bingo line lacking one field is marked as near, and a complete one drawn end to end', () => {
  expect([...calling('..... ####. ..o.. ..... .....').near]).toEqual([9])
  const whole = calling('..... ##### ..o.. ..... .....')
  expect(strokesOf('line', whole)).toEqual([[5, 9]])
  expect([...cellsOf('line', whole)]).toEqual([5, 6, 7, 8, 9])
})
