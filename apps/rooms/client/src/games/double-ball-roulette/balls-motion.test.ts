import { rouletteWheel } from '@sanuk/engines/live/roulette/spots'
import { expect, test } from 'vitest'
import { FALL_MS, PITCH, TRACK } from '../roulette/wheel-motion.ts'
import { atRest, FIRST, firstFalling, running, type Standing, secondFalling } from './balls-motion.ts'

const around = (angle: number) => ((angle % 360) + 360) % 360

/** The numbers under both balls: where they lie on the wheel, counted in pockets from zero. */
const numbersUnder = ({ wheel, balls }: Standing) =>
  balls.map(({ angle }) => rouletteWheel[Math.round(around(angle - wheel) / PITCH) % 37])

const STEPS = 170

/** The wheel some time after the balls were thrown. */
const thrown = (seconds: number) =>
  Array.from({ length: seconds * 60 }).reduce<Standing>(
    (standing) => running(standing, [null, null], { isThrown: true, seconds: 1 / 60 }),
    FIRST,
  )

test('both balls come to rest at their numbers, on the upper half of the wheel at one height', () => {
  for (const first of rouletteWheel) {
    for (const second of rouletteWheel) {
      const rest = secondFalling(thrown(1), [first, second], 1)
      expect(rest).toEqual(atRest(first, second))
      expect(numbersUnder(rest)).toEqual([first, second])
      const [one, other] = rest.balls.map(({ angle }) => around(angle + 180) - 180)
      expect(Math.abs(one ?? 180), `${first} ${second}`).toBeLessThanOrEqual(90)
      expect(Math.abs((one ?? 0) + (other ?? 0))).toBeLessThan(1e-6)
    }
  }
})

test('the first ball falls while the second runs, then the second falls and the first turns with the wheel', () => {
  const fallen = firstFalling(thrown(2), 17, 1)
  expect(numbersUnder(fallen)[0]).toBe(17)
  expect(fallen.balls[1].radius).toBe(TRACK)
  expect(fallen.speed).toBeGreaterThan(80)
  const late = secondFalling(fallen, [17, 4], 0.92)
  expect(numbersUnder(late)).toEqual([17, 4])
  expect(late.wheel).not.toBe(secondFalling(fallen, [17, 4], 0.97).wheel)
})

test('nothing jumps in both falls: no ball goes further than 25 degrees in a fiftieth of a second', () => {
  for (const number of rouletteWheel) {
    const from = thrown(1.5)
    const between = firstFalling(from, number, 1)
    const pictures = [
      ...Array.from({ length: STEPS }, (_, step) => firstFalling(from, number, step / STEPS)),
      ...Array.from({ length: STEPS + 1 }, (_, step) => secondFalling(between, [number, 22], step / STEPS)),
    ]
    for (const [step, next] of pictures.entries()) {
      const last = pictures[step - 1]
      if (!last) continue
      for (const at of [0, 1] as const) {
        const way = Math.abs(around(next.balls[at].angle - last.balls[at].angle + 180) - 180)
        expect(way, `${number}, ball ${at} at ${step} of ${FALL_MS} ms`).toBeLessThan(25)
      }
    }
  }
})
