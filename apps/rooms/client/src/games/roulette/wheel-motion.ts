import { rouletteWheel } from '@sanuk/engines/live/roulette/spots'

/** The part of a whole turn that a pocket takes, in degrees. */
export const PITCH = 360 / rouletteWheel.length

/** Where the ball runs, and where it lies in the end, from the middle of a wheel of 100. */
export const TRACK = 88
export const POCKET = 57

/** Degrees in a second: of the wheel while bets are taken and with the ball in it, and of the ball against it. */
const IDLE_SPEED = 12
export const SPIN_SPEED = 95
export const BALL_SPEED = -340

/** How quickly the wheel takes up another speed, per second. */
const PULL = 1.6

/** From the number's being told until the ball lies in its pocket. */
export const FALL_MS = 3_400

/** When the ball leaves its track, and when it lies in its pocket, in parts of that time. */
const LEAVES = 0.4
export const LIES = 0.84

/** How far from the top a number may come to rest: as if by chance, and the same for a coup on every page. */
const SWAY = 22

/** How the wheel and the ball stand: angles clockwise in degrees, the wheel's speed in degrees a second. */
export type Standing = {
  readonly wheel: number
  readonly ball: number
  readonly radius: number
  readonly speed: number
}

/** The wheel before the page has seen a coup. */
export const FIRST: Standing = { wheel: 0, ball: 0, radius: TRACK, speed: IDLE_SPEED }

/** How far the pocket of a number is from zero, in degrees. */
export const pocketOf = (number: number): number => rouletteWheel.indexOf(number) * PITCH

/** Some seconds later, while no number is known. */
export function turned({ wheel, ball, speed }: Standing, isThrown: boolean, seconds: number): Standing {
  const aim = isThrown ? SPIN_SPEED : IDLE_SPEED
  const next = aim + (speed - aim) * Math.exp(-PULL * seconds)
  return { wheel: wheel + next * seconds, ball: ball + BALL_SPEED * seconds, radius: TRACK, speed: next }
}

/** When the ball lies in the pocket of a number, which is near the top. */
export function atRest(number: number, coup: string): Standing {
  let mixed = 0
  for (const letter of coup) mixed = (mixed * 31 + letter.charCodeAt(0)) % 9973
  const top = SWAY * ((2 * mixed) / 9972 - 1)
  return { wheel: top - pocketOf(number), ball: top, radius: POCKET, speed: 0 }
}

type Fall = { readonly from: Standing; readonly number: number; readonly coup: string }

/** How they stand at a part of the fall, from 0 to 1: the wheel slows down, and the ball until the wheel takes it along. */
export function falling({ from, number, coup }: Fall, part: number): Standing {
  const rest = atRest(number, coup)
  if (part >= 1) return rest
  const seconds = FALL_MS / 1000
  const wheelPace = from.speed * seconds
  const onward = atLeast(rest.wheel - from.wheel, wheelPace * 0.4)
  const wheel = from.wheel + glide(onward, wheelPace, part)
  const ballPace = (from.speed - BALL_SPEED) * seconds * LIES
  const whole = atLeast(from.ball - from.wheel - pocketOf(number), ballPace * 0.4)
  const ahead = whole - glide(whole, ballPace, Math.min(1, part / LIES))
  return {
    wheel,
    ball: wheel + pocketOf(number) + ahead,
    radius: POCKET + (TRACK - POCKET) * heightAt(part),
    speed: from.speed * (1 - part),
  }
}

/** The same angle, with as many whole turns as make it so large. */
export const atLeast = (angle: number, least: number): number => least + ((((angle - least) % 360) + 360) % 360)

/** How far something has come that begins at a pace (per whole of the time) and stands still at the end of its way. */
export const glide = (way: number, pace: number, part: number): number =>
  way * part ** 2 * (3 - 2 * part) + pace * part * (1 - part) ** 2

/** On its track at first, then falling, and leaping from the pockets lower and lower. */
export function heightAt(part: number): number {
  const fallen = (part - LEAVES) / (LIES - LEAVES)
  if (fallen <= 0) return 1
  return fallen >= 1 ? 0 : Math.abs(Math.cos(2.5 * Math.PI * fallen)) * (1 - fallen) ** 1.6
}
