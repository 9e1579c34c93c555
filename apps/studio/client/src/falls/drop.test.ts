import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dropsOf, FALL_PACES, heightAt, meets, rests, tallnessAt } from './drop.ts'

const pace = FALL_PACES.normal

describe('a symbol that falls', () => {
  const anyDrop = fc.integer({ min: 1, max: 6 }).map((height) => ({ height, delay: 40, weight: pace.weight }))

  test('stays in place during its delay, then falls with constant acceleration', () => {
    const drop = { height: 4, delay: 100, weight: 50 }
    expect(heightAt(drop, 100)).toBe(4)
    // Half of 50 cells a second each second, over a fifth of a second.
    expect(heightAt(drop, 300)).toBeCloseTo(3, 10)
    expect(meets(drop)).toBe(500)
  })

  test('bounces by less than half a cell and comes to rest at its place', () => {
    fc.assert(
      fc.property(anyDrop, (drop) => {
        const after = Array.from({ length: 60 }, (_, i) => meets(drop) + ((rests(drop) - meets(drop)) * i) / 60)
        const highest = Math.max(...after.map((ms) => heightAt(drop, ms)))
        expect(highest).toBeGreaterThan(0.03)
        expect(highest).toBeLessThan(0.4)
        expect(heightAt(drop, rests(drop) + 1)).toBe(0)
        expect(tallnessAt(drop, rests(drop))).toBe(1)
      }),
    )
  })

  test('is squashed only after it has landed', () => {
    const drop = { height: 4, delay: 0, weight: 50 }
    expect(tallnessAt(drop, 399)).toBe(1)
    expect(tallnessAt(drop, 465)).toBeLessThan(0.9)
  })
})

test('the lowest symbols drop first, and each reel starts after the one before', () => {
  const drops = dropsOf([-2, -1, 0, 1, 3], pace, 2)
  expect(drops.map(({ height }) => height)).toEqual([2, 2, 2, 2, 1])
  const delays = drops.map(({ delay }) => delay)
  expect(delays.toReversed()).toEqual([0, 1, 2, 3, 4].map((above) => 2 * pace.wave + above * pace.stagger))
  expect(rests(dropsOf([0, 1, 2], pace, 1)[0] ?? { height: 1, delay: 0, weight: 1 })).toBe(0)
})
