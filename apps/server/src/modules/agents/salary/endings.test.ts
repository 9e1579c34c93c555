import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsSlowTests } from '../../../../../../tools/launcher/src/slow-tests.ts'
import { endedContracts, type Held } from './endings.ts'
import { rateFor, SMALL_TEAMS, smallTiers } from './tiers.fixture.ts'
import type { Tier } from './tiers.ts'

const flat = (rate: number): Tier[] => [{ rate, valid: 0n, active: 0, loss: 0n }]
const held = (way: string, rate: number): Held => {
  const ancestors = way.split(' ')
  return { agent: ancestors.at(-1) ?? '', ancestors, tiers: flat(rate) }
}
const names = (ended: readonly Held[]): string[] => ended.map(({ agent }) => agent)

test('contracts below that pay more than the new one end, and those below them that still pay less go on', () => {
  const below = [held('x a', 90), held('x a b', 50), held('x a b c', 50), held('x d', 60), held('x d e', 61)]
  expect(names(endedContracts('x', flat(60), below))).toEqual(['a', 'e'])
  expect(names(endedContracts('x', flat(49), below))).toEqual(['a', 'd', 'b', 'e', 'c'])
  expect(names(endedContracts('x', flat(90), below.slice(0, 4)))).toEqual([])
})

test('agents without a contract stand between others and change nothing', () => {
  expect(names(endedContracts('x', flat(40), [held('x y z', 50), held('x y z w', 30)]))).toEqual(['z'])
})

test('where the own contract ends, those below are compared with the nearest one above', () => {
  const below = [held('top x a', 50), held('top x b', 20)]
  expect(names(endedContracts('x', flat(30), below))).toEqual(['a'])
  expect(endedContracts('x', null, below)).toEqual([])
})

/** A branch below `x` in which some agents hold a contract. */
const branches = fc
  .array(fc.record({ above: fc.nat(), tiers: fc.option(smallTiers, { freq: 3 }) }), { minLength: 1, maxLength: 9 })
  .map((agents) => {
    const ways: string[][] = [['x']]
    return agents.flatMap(({ above, tiers }, at): Held[] => {
      const ancestors = [...(ways[above % ways.length] ?? []), `agent ${at}`]
      ways.push(ancestors)
      return tiers ? [{ agent: `agent ${at}`, ancestors, tiers }] : []
    })
  })

const paysMore = (upper: readonly Tier[], lower: readonly Tier[]): boolean =>
  SMALL_TEAMS.some((team) => rateFor(lower, team) > rateFor(upper, team))

test('after the endings no contract pays more than the nearest above, and each that ended would have', () => {
  fc.assert(
    fc.property(smallTiers, branches, (tiers, below) => {
      const ended = new Set(endedContracts('x', tiers, below))
      for (const one of below) {
        // From the nearest agent up to `x`, the first whose contract goes on.
        const above = one.ancestors.slice(0, -1).toReversed()
        const on = above.flatMap((id) => below.filter((other) => other.agent === id && !ended.has(other)))[0]
        expect(paysMore(on?.tiers ?? tiers, one.tiers)).toBe(ended.has(one))
      }
    }),
    { numRuns: runsSlowTests ? 100_000 : 100 },
  )
})
