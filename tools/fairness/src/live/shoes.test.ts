import { expect, test } from 'vitest'
import { runsSlowTests } from '../../../launcher/src/slow-tests.ts'
import { verifyShoes } from './verify-shoes.ts'

const SHOES = runsSlowTests ? 40 : 3

test('shoes that the engine deals are accepted by the verifier, altered ones refused', () => {
  const { refused, disputes } = verifyShoes({ from: 1, shoes: SHOES })
  expect(disputes).toEqual([])
  // A shoe by each of the three rules. Other rules or two coups that are alike may tell the same.
  const certain = ['commitment', 'serverSeed', 'clientSeed', 'nonce', 'burn', 'coups', 'roads', 'a coup is left out']
  for (const what of certain) expect(refused[what], what).toBe(3 * SHOES)
})
