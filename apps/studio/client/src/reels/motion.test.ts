import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LAUNCH_MS, landing, launch, stopAfter } from './motion.ts'

describe('a reel that starts', () => {
  test('is pulled up before it runs down', () => {
    expect(launch(0, 28)).toBeCloseTo(0, 10)
    expect(launch(60, 28)).toBeLessThan(0)
    expect(launch(LAUNCH_MS, 28)).toBeGreaterThan(1)
  })

  test('keeps its speed after the launch', () => {
    expect(launch(LAUNCH_MS + 500, 28) - launch(LAUNCH_MS, 28)).toBeCloseTo(14, 10)
  })

  test('never jumps', () => {
    for (let ms = 0; ms < 600; ms += 1) expect(Math.abs(launch(ms + 1, 28) - launch(ms, 28))).toBeLessThan(0.03)
  })
})

describe('a reel that lands', () => {
  const anywhere = fc.record({
    from: fc.double({ min: 0, max: 200, noNaN: true }),
    speed: fc.integer({ min: 8, max: 40 }),
  })

  test('ends exactly on its stop and stays there', () => {
    fc.assert(
      fc.property(anywhere, ({ from, speed }) => {
        const to = stopAfter(from, 3)
        const { duration, at } = landing({ from, to, speed })
        expect(at(duration)).toBe(to)
        expect(at(duration + 1000)).toBe(to)
        expect(at(duration - 0.001)).toBeCloseTo(to, 3)
      }),
    )
  })

  test('begins at its current position and speed', () => {
    fc.assert(
      fc.property(anywhere, ({ from, speed }) => {
        const { at } = landing({ from, to: stopAfter(from, 3), speed })
        expect(at(0)).toBe(from)
        expect((at(1) - at(0)) * 1000).toBeCloseTo(speed, 6)
      }),
    )
  })

  test('has no jerk where it begins to slow down', () => {
    const { at } = landing({ from: 0, to: 5, speed: 25 })
    const slowsAt = 3 / 25 / 0.001
    expect((at(slowsAt + 0.01) - at(slowsAt)) / 0.00001).toBeCloseTo(25, 1)
  })

  test('overshoots by a fraction of a cell, first meeting its stop at the thud', () => {
    const { at, thud, duration } = landing({ from: 0, to: 5, speed: 28 })
    expect(at(thud)).toBeCloseTo(5, 10)
    const furthest = Math.max(...Array.from({ length: 400 }, (_, i) => at(thud + ((duration - thud) * i) / 400)))
    expect(furthest).toBeGreaterThan(5.05)
    expect(furthest).toBeLessThan(5.4)
  })

  test('stops at least the height of the window plus two cells further on', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 3, max: 6 }), ({ from }, rows) => {
        // A position may be so small that adding the rows rounds it away.
        expect(stopAfter(from, rows) - from).toBeGreaterThan(rows + 2 - 1e-9)
      }),
    )
  })
})
