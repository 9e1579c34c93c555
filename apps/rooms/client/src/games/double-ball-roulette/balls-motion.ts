import {
  atLeast,
  BALL_SPEED,
  FALL_MS,
  glide,
  heightAt,
  LIES,
  POCKET,
  pocketOf,
  SPIN_SPEED,
  TRACK,
  turned,
} from '../roulette/wheel-motion.ts'

type Ball = { readonly angle: number; readonly radius: number }

/** How the wheel and its balls stand: angles clockwise in degrees, the wheel's speed in degrees a second. */
export type Standing = { readonly wheel: number; readonly speed: number; readonly balls: readonly [Ball, Ball] }

/** The numbers of the balls, each null while it is not known. */
export type Numbers = readonly [number | null, number | null]

/** The balls are thrown a quarter of the track apart. */
export const FIRST: Standing = {
  wheel: 0,
  speed: 12,
  balls: [
    { angle: 0, radius: TRACK },
    { angle: 90, radius: TRACK },
  ],
}

const inPocket = (wheel: number, number: number): Ball => ({ angle: wheel + pocketOf(number), radius: POCKET })

/** Some seconds later: balls whose number is known lie in their pocket, the others run where they were thrown. */
export function running({ wheel, speed, balls }: Standing, numbers: Numbers, pace: Pace): Standing {
  const { isThrown, seconds } = pace
  const next = turned({ wheel, speed, ball: 0, radius: TRACK }, isThrown, seconds)
  const moved = (at: 0 | 1): Ball => {
    const number = numbers[at]
    if (number !== null) return inPocket(next.wheel, number)
    return { angle: balls[at].angle + next.ball, radius: TRACK }
  }
  return { wheel: next.wheel, speed: next.speed, balls: [moved(0), moved(1)] }
}

type Pace = { readonly isThrown: boolean; readonly seconds: number }

/** The end: the wheel stands so that both balls lie on its upper half, at the same height. */
export function atRest(first: number, second: number): Standing {
  const apart = ((pocketOf(second) - pocketOf(first) + 540) % 360) - 180
  const wheel = -(pocketOf(first) + apart / 2)
  return { wheel, speed: 0, balls: [inPocket(wheel, first), inPocket(wheel, second)] }
}

/** A ball on its way into a pocket, at a part of the fall from 0 to 1; `from` is how it stood when the fall began. */
function fallingBall(from: Standing, at: 0 | 1, fall: { number: number; part: number; wheel: number }): Ball {
  const { number, part, wheel } = fall
  const pace = (from.speed - BALL_SPEED) * (FALL_MS / 1000) * LIES
  const whole = atLeast(from.balls[at].angle - from.wheel - pocketOf(number), pace * 0.4)
  const ahead = whole - glide(whole, pace, Math.min(1, part / LIES))
  return { angle: wheel + pocketOf(number) + ahead, radius: POCKET + (TRACK - POCKET) * heightAt(part) }
}

/** The first ball's fall: the wheel turns on, and the second ball runs. */
export function firstFalling(from: Standing, first: number, part: number): Standing {
  const seconds = (FALL_MS / 1000) * part
  const { wheel, speed, balls } = running(from, [null, null], { isThrown: true, seconds })
  return { wheel, speed, balls: [fallingBall(from, 0, { number: first, part, wheel }), balls[1]] }
}

/** The second ball's fall: the wheel runs down, and the first ball turns with it. */
export function secondFalling(from: Standing, [first, second]: readonly [number, number], part: number): Standing {
  const rest = atRest(first, second)
  if (part >= 1) return rest
  const pace = Math.max(from.speed, SPIN_SPEED / 2) * (FALL_MS / 1000)
  const wheel = from.wheel + glide(atLeast(rest.wheel - from.wheel, pace * 0.4), pace, part)
  return {
    wheel,
    speed: from.speed * (1 - part),
    balls: [inPocket(wheel, first), fallingBall(from, 1, { number: second, part, wheel })],
  }
}
