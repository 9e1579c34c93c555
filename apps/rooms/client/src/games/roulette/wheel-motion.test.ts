import { rouletteWheel } from '@sanuk/engines/live/roulette/spots'
import { expect, test } from 'vitest'
import { atRest, FALL_MS, FIRST, falling, PITCH, pocketOf, type Standing, TRACK, turned } from './wheel-motion.ts'

const around = (angle: number) => ((angle % 360) + 360) % 360

/** The number under the ball: where it lies on the wheel, counted in pockets from zero. */
const numberUnder = ({ wheel, ball }: Standing) => rouletteWheel[Math.round(around(ball - wheel) / PITCH) % 37]

/** The wheel some time after the ball was thrown. */
const running = (seconds: number) =>
  Array.from({ length: seconds * 60 }).reduce<Standing>((standing) => turned(standing, true, 1 / 60), FIRST)

test('the ball comes to rest at the number that was told, near the top, whichever it is', () => {
  for (const number of rouletteWheel) {
    for (const coup of ['a', 'coup', '00000000-0000-4000-8000-000000000001']) {
      const rest = falling({ from: running(2), number, coup }, 1)
      expect(rest).toEqual(atRest(number, coup))
      expect(numberUnder(rest)).toBe(number)
      expect(Math.abs(rest.ball)).toBeLessThanOrEqual(22)
      expect(rest.radius).toBeLessThan(TRACK)
    }
  }
})

test('the fall begins where the wheel and the ball are, and nothing jumps in it', () => {
  const steps = FALL_MS / 20
  for (const number of rouletteWheel) {
    const from = running(1.5)
    let last = falling({ from, number, coup: 'coup' }, 0)
    expect(around(last.wheel - from.wheel)).toBeCloseTo(0, 6)
    expect(around(last.ball - from.ball + 180)).toBeCloseTo(180, 6)
    for (let step = 1; step <= steps; step += 1) {
      const next = falling({ from, number, coup: 'coup' }, step / steps)
      // A fiftieth of a second: 25 degrees are 1,250 a second.
      expect(around(next.wheel - last.wheel + 90), `${number} at ${step}`).toBeLessThan(90 + 25)
      expect(around(next.ball - last.ball + 90), `${number} at ${step}`).toBeLessThan(90 + 25)
      expect(around(next.ball - last.ball + 90), `${number} at ${step}`).toBeGreaterThan(90 - 25)
      last = next
    }
  }
})

test('the ball lies in its pocket before the wheel stands still, and turns with it', () => {
  const late = [0.86, 0.92, 0.97].map((part) => falling({ from: running(1), number: 17, coup: 'coup' }, part))
  expect(late.map(numberUnder)).toEqual([17, 17, 17])
  expect(late.map(({ ball, wheel }) => around(ball - wheel)).every((at) => Math.abs(at - pocketOf(17)) < 1e-6)).toBe(
    true,
  )
  expect(late[0]?.wheel).not.toBe(late[2]?.wheel)
})

test('the wheel takes up speed when the ball is thrown, and goes slowly while bets are taken', () => {
  const thrown = running(2)
  expect(thrown.speed).toBeGreaterThan(80)
  expect(turned(thrown, false, 4).speed).toBeLessThan(13)
  expect(thrown.ball).toBeLessThan(FIRST.ball)
})
