import type { Draw } from '../../random/draw.ts'
import type { Result } from '../play.ts'

/** How many shots a round of Yeekee has at least: the 16th of its list is taken off the sum. */
export const YEEKEE_SHOTS = 16

/** Shots are whole numbers from 0 to 99999. */
export const SHOT_BOUND = 100_000

/** A round of Yeekee with everything that its result was made from. */
export type YeekeeRound = {
  /** The platform's own shot, which is in the sum and has no place in the list. */
  readonly own: number
  /** Shots that the platform added at the end of the list, behind the oldest, where there were fewer than 16. */
  readonly fills: readonly number[]
  /** The 16th shot of the list, the newest first. */
  readonly taken: number
  /** The sum of all shots, of the fills and of the platform's own. */
  readonly total: number
  /** `total - taken`, of which the last five digits count. */
  readonly number: string
  readonly result: Result
}

/**
 * Draws a round of Yeekee from the shots of its players, the newest first. The platform's own shot is drawn first and the
 * fills after it, so that it is the same however many shots there are. Throws `RangeError` for what is no shot.
 */
export function drawYeekee(draw: Draw, shots: readonly number[]): YeekeeRound {
  for (const shot of shots) {
    if (!Number.isInteger(shot) || shot < 0 || shot >= SHOT_BOUND) throw new RangeError(`not a shot: ${shot}`)
  }
  const own = draw(SHOT_BOUND)
  const fills = Array.from({ length: Math.max(0, YEEKEE_SHOTS - shots.length) }, () => draw(SHOT_BOUND))
  const list = [...shots, ...fills]
  const taken = list[YEEKEE_SHOTS - 1]
  if (taken === undefined) throw new RangeError(`${list.length} shots, ${YEEKEE_SHOTS} are needed`)
  const total = list.reduce((sum, shot) => sum + shot, own)
  const number = writeShot((total - taken) % SHOT_BOUND)
  return { own, fills, taken, total, number, result: yeekeeResult(number) }
}

/** The last three of five digits are the top, the first two the bottom. */
export const yeekeeResult = (number: string): Result => [number.slice(2), number.slice(0, 2)]

/** A shot with its leading zeros. */
export const writeShot = (shot: number): string => String(shot).padStart(5, '0')
