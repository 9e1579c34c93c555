import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ServerClock } from './server-clock.ts'

test('the clock follows the server from the middle of the round trip', () => {
  const clock = new ServerClock(() => 1_000)
  clock.hear({ asked: 900, came: 1_000, now: 61_000 })
  expect(clock.now()).toBe(61_050)
})

test('a quick sample outweighs slow ones', () => {
  const clock = new ServerClock(() => 5_000)
  clock.hear({ asked: 1_000, came: 3_000, now: 50_000 })
  clock.hear({ asked: 4_000, came: 4_020, now: 50_010 })
  clock.hear({ asked: 4_100, came: 4_900, now: 50_200 })
  expect(clock.now()).toBe(51_000)
})

test('with one round trip under 200 ms the clock is within 100 ms, however uneven the ways were', () => {
  const way = fc.tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 3_000 }))
  const quick = fc.tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 0, max: 80 }))
  fc.assert(
    fc.property(fc.array(way, { maxLength: 6 }), quick, fc.integer({ min: -1e7, max: 1e7 }), (slow, fast, offset) => {
      let device = 1_000_000
      const clock = new ServerClock(() => device)
      for (const [there, back] of [...slow, fast]) {
        const asked = device
        device += there + back
        clock.hear({ asked, came: device, now: asked + there + offset })
      }
      expect(Math.abs(clock.now() - (device + offset))).toBeLessThanOrEqual(101)
    }),
  )
})

test('an old sample is forgotten, so that a clock that drifts is followed', () => {
  let device = 0
  const clock = new ServerClock(() => device)
  clock.hear({ asked: 0, came: 0, now: 0 })
  for (let at = 1; at <= 8; at += 1) {
    device = at * 60_000
    clock.hear({ asked: device - 40, came: device, now: device + 480 })
  }
  expect(clock.now() - device).toBe(500)
})
