import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lettersOf, missingLetters, typingDistance } from './typing-distance.ts'

// Counted by hand.
test.each([
  ['tiger', 'goldentiger', 0],
  ['tigre', 'goldentiger', 1],
  ['tigr', 'goldentiger', 1],
  ['tiiger', 'goldentiger', 1],
  ['itger', 'goldentiger', 1],
  ['tagor', 'goldentiger', 2],
  ['xyz', 'goldentiger', 3],
  ['tiger', '', 5],
])('finding %s within %s takes %i typing mistakes', (typed, text, mistakes) => {
  expect(typingDistance(typed)(text)).toBe(mistakes)
})

/** The same by its definition: the table, cell by cell. */
function byTable(typed: string, text: string): number {
  const table = Array.from({ length: typed.length + 1 }, (_, row) => Array(text.length + 1).fill(row))
  table[0]?.fill(0)
  const cell = (row: number, column: number): number => table[row]?.[column] ?? Number.NaN
  for (let row = 1; row <= typed.length; row += 1) {
    for (let column = 1; column <= text.length; column += 1) {
      const ways = [
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (typed[row - 1] === text[column - 1] ? 0 : 1),
      ]
      const exchanged =
        row > 1 && column > 1 && typed[row - 1] === text[column - 2] && typed[row - 2] === text[column - 1]
      if (exchanged) ways.push(cell(row - 2, column - 2) + 1)
      Object.assign(table[row] ?? [], { [column]: Math.min(...ways) })
    }
  }
  return Math.min(...(table[typed.length] ?? []))
}

test('agrees with a table of edit distances for random texts', () => {
  const word = (most: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'ก', 'ข'), minLength: 1, maxLength: most })
  fc.assert(
    fc.property(word(32), word(40), (typed, text) => {
      expect(typingDistance(typed)(text)).toBe(byTable(typed, text))
    }),
    { numRuns: 2_000 },
  )
})

test('one distance function can measure several texts', () => {
  const distance = typingDistance('tigre')
  expect(['tigre', 'xxxxx', 'tiger', 'tigre'].map(distance)).toEqual([0, 5, 1, 0])
})

test('missingLetters counts each missing letter once', () => {
  expect(missingLetters(lettersOf('tiger'), lettersOf('regit'))).toBe(0)
  expect(missingLetters(lettersOf('tiger'), lettersOf('tiger king'))).toBe(0)
  expect(missingLetters(lettersOf('zztiger'), lettersOf('tiger'))).toBe(1)
})
