import { drawSome, wholeNumbers } from '../../instant/draw-some.ts'
import type { Draw } from '../../random/draw.ts'
import type { Result } from '../play.ts'
import { LAST_BALL } from './ball-classes.ts'

const written = wholeNumbers(1, LAST_BALL).map((ball) => String(ball).padStart(2, '0'))

/** Seven balls of 49, none twice: six regular ones in the order drawn, then the special one. */
export const drawSixBalls = (draw: Draw): Result => drawSome(written, 7, draw)

export const isSixBallResult = (result: Result): boolean =>
  result.length === 7 && new Set(result).size === 7 && result.every((ball) => written.includes(ball))
