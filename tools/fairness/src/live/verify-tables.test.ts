import { expect, test } from 'vitest'
import { runsSlowTests } from '../../../launcher/src/slow-tests.ts'
import { seriesHouses } from './house-series.ts'
import { shoeHouses } from './house-shoes.ts'
import { verifyTables } from './verify-tables.ts'

const EACH = runsSlowTests ? 40 : 3

test('shoes that the engine deals are accepted by the verifier, altered ones refused', () => {
  const { refused, disputes } = verifyTables(shoeHouses, { from: 1, each: EACH })
  expect(disputes).toEqual([])
  // Other rules, other bets or two coups that are alike may tell the same.
  const certain = ['commitment', 'serverSeed', 'clientSeed', 'nonce', 'burn', 'coups', 'roads', 'one is left out']
  for (const what of certain) expect(refused[what], what).toBe(shoeHouses.length * EACH)
})

test('series that the engine draws are accepted by the verifier, altered ones refused', () => {
  const { refused, disputes } = verifyTables(seriesHouses, { from: 1, each: EACH })
  expect(disputes).toEqual([])
  // Two outcomes in a row may be alike.
  const certain = ['commitment', 'serverSeed', 'clientSeed', 'game', 'outcomes', 'one is left out']
  for (const what of certain) expect(refused[what], what).toBe(seriesHouses.length * EACH)
})
