import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askTheRoad, type NextMarks } from './ask-the-road.ts'
import { bigRoadDepths } from './big-road.ts'
import { countResults } from './result-counts.ts'
import type { RoadCell, RoadResult } from './road-results.ts'
import vectors from './road-vectors.fixture.json' with { type: 'json' }
import { roadsOf, scorecardOf } from './roads.ts'

const WINNERS = { P: 'player', B: 'banker', T: 'tie' } as const

const resultsOf = (letters: string): RoadResult[] =>
  Array.from(letters, (letter) => ({
    winner: WINNERS[letter as keyof typeof WINNERS],
    playerPair: false,
    bankerPair: false,
  }))

const letterOf = (name: string) => name.charAt(0).toUpperCase()
const written = (cells: readonly (RoadCell & ({ winner: string } | { color: string }))[]) =>
  cells.map((cell) => `${cell.column},${cell.row}${letterOf('winner' in cell ? cell.winner : cell.color)}`).join(' ')
const writtenMarks = (marks: NextMarks) =>
  [marks.bigEyeBoy, marks.smallRoad, marks.cockroachPig].map((color) => (color ? letterOf(color) : '-')).join('')
const colorsOf = (cells: readonly { color: string }[]) => cells.map(({ color }) => letterOf(color)).join('')

const anyResult = fc.record({
  winner: fc.constantFrom('player' as const, 'banker' as const, 'tie' as const),
  playerPair: fc.boolean(),
  bankerPair: fc.boolean(),
})
/** Long streaks, too, so that tails are in each other's way. */
const anyResults = fc
  .array(fc.tuple(anyResult, fc.integer({ min: 1, max: 12 })), { maxLength: 20 })
  .map((streaks) => streaks.flatMap(([result, length]) => new Array<RoadResult>(length).fill(result)))

describe('roads equal those of the independent vectors', () => {
  test.each(vectors)('$outcomes', (vector) => {
    const results = resultsOf(vector.outcomes)
    const roads = roadsOf(results)
    expect(bigRoadDepths(results)).toEqual(vector.depths)
    expect(written(roads.beadPlate)).toBe(vector.beadPlate)
    expect(written(roads.bigRoad.cells)).toBe(vector.bigRoad)
    expect(written(roads.bigEyeBoy)).toBe(vector.bigEyeBoy)
    expect(written(roads.smallRoad)).toBe(vector.smallRoad)
    expect(written(roads.cockroachPig)).toBe(vector.cockroachPig)
    expect(writtenMarks(askTheRoad(results, 'banker'))).toBe(vector.askBanker)
    expect(writtenMarks(askTheRoad(results, 'player'))).toBe(vector.askPlayer)
    expect(roads.bigRoad.leadingTies).toBe(vector.leadingTies)
    // The vectors leave leading ties out of the marks of the first cell.
    const ties: Partial<Record<string, number>> = vector.ties
    const expected = roads.bigRoad.cells.map((_, at) => (ties[at] ?? 0) + (at === 0 ? vector.leadingTies : 0))
    expect(roads.bigRoad.cells.map((cell) => cell.ties)).toEqual(expected)
  })
})

test('derived roads of the worked example: depths 2 1 1 3 9 3 1 1 1 1 2', () => {
  const results = resultsOf('BBPBPPPBBTBBBBBBBPPTPBPBPBB')
  const { bigEyeBoy, smallRoad, cockroachPig } = roadsOf(results)
  expect(bigRoadDepths(results)).toEqual([2, 1, 1, 3, 9, 3, 1, 1, 1, 1, 2])
  expect(colorsOf(bigEyeBoy)).toBe('BRBRBRRBRRRRRBRRBBRRRB')
  expect(colorsOf(smallRoad)).toBe('BBRBBRRRRRRRBRRRBBRRB')
  expect(colorsOf(cockroachPig)).toBe('RBBBRRRRRRRBBRBBBBRB')
})

test.each(['PBPBPBPBPB', 'BBPPBBPPBBPP'])('the derived roads of %s are all red', (letters) => {
  const { bigEyeBoy, smallRoad, cockroachPig } = roadsOf(resultsOf(letters))
  expect(colorsOf([...bigEyeBoy, ...smallRoad, ...cockroachPig])).toMatch(/^R+$/)
  expect(cockroachPig.length).toBeGreaterThan(0)
})

test('the big road turns its tails right and stays in their row', () => {
  const { cells, leadingTies } = roadsOf(resultsOf('TTBBBBBBBBPPPPPPPBPPPPPP')).bigRoad
  expect(written(cells)).toBe(
    '0,0B 0,1B 0,2B 0,3B 0,4B 0,5B 1,5B 2,5B 1,0P 1,1P 1,2P 1,3P 1,4P 2,4P 3,4P 2,0B 3,0P 3,1P 3,2P 3,3P 4,3P 5,3P',
  )
  expect([leadingTies, cells[0]?.ties]).toEqual([2, 2])
})

test('a streak that is blocked in the top row keeps the next streak from its columns', () => {
  // Each tail lies a row higher than the one before and all end in column 8: the sixth streak cannot leave the top row.
  const letters = [...'BPBPBP'].map((side, at) => side.repeat(14 - 2 * at)).join('')
  const { cells } = roadsOf(resultsOf(`${letters}BB`)).bigRoad
  expect(written(cells.slice(-6))).toBe('5,0P 6,0P 7,0P 8,0P 9,0B 9,1B')
})

test('ties alone wait for the first win', () => {
  expect(roadsOf(resultsOf('TTT')).bigRoad).toEqual({ cells: [], leadingTies: 3 })
  expect(writtenMarks(askTheRoad([], 'banker'))).toBe('---')
})

test('pairs and naturals stay on their cells, those of ties on the bead plate only', () => {
  const tie = { winner: 'tie', playerPair: true, bankerPair: true, natural: false } as const
  const win = { winner: 'banker', playerPair: false, bankerPair: true, natural: true } as const
  const { beadPlate, bigRoad } = roadsOf([tie, win, tie])
  expect(beadPlate).toEqual([
    { column: 0, row: 0, ...tie },
    { column: 0, row: 1, ...win },
    { column: 0, row: 2, ...tie },
  ])
  expect(bigRoad.cells).toEqual([{ column: 0, row: 0, ...win, ties: 2 }])
})

test('countResults counts each kind of result', () => {
  const [tie, pair] = [
    { winner: 'tie', playerPair: true, bankerPair: true, natural: true },
    { winner: 'player', playerPair: true, bankerPair: false },
  ] as const
  expect(countResults([tie, pair, ...resultsOf('BBP')])).toEqual({
    results: 5,
    player: 2,
    banker: 2,
    tie: 1,
    playerPair: 2,
    bankerPair: 1,
    natural: 1,
  })
})

test('scorecardOf: roads, counts and next marks of the same results', () => {
  const results = resultsOf('BBPBPPPBBT')
  expect(scorecardOf(results)).toEqual({
    roads: roadsOf(results),
    counts: countResults(results),
    next: { player: askTheRoad(results, 'player'), banker: askTheRoad(results, 'banker') },
  })
})

const keyOf = ({ column, row }: RoadCell) => `${column} ${row}`

test('roads: no cell is used twice, none lies below the sixth row, every win has one', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      const { beadPlate, bigRoad, bigEyeBoy, smallRoad, cockroachPig } = roadsOf(results)
      for (const cells of [beadPlate, bigRoad.cells, bigEyeBoy, smallRoad, cockroachPig]) {
        expect(new Set(cells.map(keyOf)).size).toBe(cells.length)
        expect(cells.every(({ row }) => row < 6)).toBe(true)
      }
      const { tie } = countResults(results)
      expect(bigRoad.cells).toHaveLength(results.length - tie)
      const marks = bigRoad.cells.reduce((all, { ties }) => all + ties, 0)
      expect(marks).toBe(bigRoad.cells.length === 0 ? 0 : tie)
    }),
  )
})

test('roads: a later result moves no cell, and asking the road tells what it adds', () => {
  fc.assert(
    fc.property(anyResults, anyResult, (results, next) => {
      const [before, after] = [roadsOf(results), roadsOf([...results, next])]
      expect(after.bigRoad.cells.slice(0, before.bigRoad.cells.length).map(keyOf)).toEqual(
        before.bigRoad.cells.map(keyOf),
      )
      for (const road of ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const) {
        expect(after[road].slice(0, before[road].length)).toEqual(before[road])
        if (next.winner === 'tie') expect(after[road]).toEqual(before[road])
        else expect(askTheRoad(results, next.winner)[road]).toBe(after[road][before[road].length]?.color ?? null)
      }
    }),
  )
})
