import { useLayoutEffect, useRef } from 'react'
import { isCalm } from '../../motion.ts'
import { FALL_MS } from '../roulette/wheel-motion.ts'
import { atRest, FIRST, firstFalling, type Numbers, running, type Standing, secondFalling } from './balls-motion.ts'

/** More time than this between two pictures was not seen: the page was hidden. */
const LONGEST_STEP_S = 0.1

export type Throw = {
  readonly coup: string
  readonly numbers: Numbers
  /** Whether the balls run. */
  readonly isThrown: boolean
  /** How many numbers were there before the page saw the coup. */
  readonly still: number
}

type Motion = Throw & { readonly from: Standing }

/** How all stands after so many milliseconds; `last` is the picture before, so many seconds ago. */
function standingAt({ from, numbers, isThrown, still }: Motion, at: { ms: number; seconds: number; last: Standing }) {
  const [first, second] = numbers
  const { ms, seconds, last } = at
  if (first !== null && second !== null) return secondFalling(from, [first, second], ms / FALL_MS)
  if (first !== null && still === 0 && ms < FALL_MS) return firstFalling(from, first, ms / FALL_MS)
  return running(last, numbers, { isThrown, seconds })
}

/** Turns the wheel, lets both balls run and fall one after the other, from wherever they are. */
export function useBalls({ coup, numbers: [first, second], isThrown, still }: Throw) {
  const rotor = useRef<SVGGElement>(null)
  const balls = [useRef<SVGGElement>(null), useRef<SVGGElement>(null)] as const
  const standing = useRef<Standing>(FIRST)
  const [firstBall, secondBall] = balls

  useLayoutEffect(() => {
    const numbers = [first, second] as const
    const place = (next: Standing) => {
      standing.current = next
      rotor.current?.setAttribute('transform', `rotate(${next.wheel.toFixed(3)})`)
      for (const [at, ball] of [firstBall, secondBall].entries()) {
        const { angle, radius } = next.balls[at === 0 ? 0 : 1]
        ball.current?.setAttribute('transform', `rotate(${angle.toFixed(3)}) translate(0 ${-radius.toFixed(2)})`)
      }
    }
    const isOver = first !== null && second !== null
    if (isOver && (still > 1 || isCalm())) return place(atRest(first, second))
    if (isCalm()) return place(running(standing.current, numbers, { isThrown: false, seconds: 0 }))
    place(standing.current)
    const from = standing.current
    const begun = performance.now()
    let last = begun
    const step = (now: number) => {
      const ms = Math.max(0, now - begun)
      const seconds = Math.min(LONGEST_STEP_S, Math.max(0, now - last) / 1000)
      last = now
      place(standingAt({ coup, numbers, isThrown, still, from }, { ms, seconds, last: standing.current }))
      if (!isOver || ms < FALL_MS) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [coup, first, second, isThrown, still, firstBall, secondBall])
  return { rotor, balls }
}
