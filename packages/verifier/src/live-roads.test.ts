import type { RoadResult } from '@sanuk/engines/live/roads/road-results'
import { roadsOf } from '@sanuk/engines/live/roads/roads'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsSlowTests } from '../../../tools/launcher/src/slow-tests.ts'
import { drawRoads } from './live-roads.ts'

/** Results of a shoe: mostly sides that change, sometimes long streaks whose tails cross other columns. */
const anyResult = fc.record({
  winner: fc.constantFrom('player' as const, 'banker' as const, 'tie' as const),
  playerPair: fc.boolean(),
  bankerPair: fc.boolean(),
  natural: fc.boolean(),
})
const anyResults = fc
  .array(fc.tuple(anyResult, fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 14 }))), { maxLength: 80 })
  .map((streaks) => streaks.flatMap(([result, length]) => new Array<typeof result>(length).fill(result)).slice(0, 100))

test('drawRoads: equals the roads of the engine cell by cell', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      expect(drawRoads(results)).toEqual(roadsOf(results))
    }),
    { numRuns: runsSlowTests ? 20_000 : 500 },
  )
})

test('drawRoads: equals the roads of the engine where streaks block each other in the top row', () => {
  const streak = (winner: RoadResult['winner'], length: number) =>
    new Array<RoadResult>(length).fill({ winner, playerPair: false, bankerPair: false })
  const results = [14, 12, 10, 8, 6, 4, 2, 7].flatMap((length, at) =>
    streak(at % 2 === 0 ? 'banker' : 'player', length),
  )
  const withNaturals = results.map((result) => ({ ...result, natural: false }))
  expect(drawRoads(withNaturals)).toEqual(roadsOf(withNaturals))
})
