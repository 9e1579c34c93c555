import { useLayoutEffect, useRef } from 'react'
import { isCalm } from '../../motion.ts'
import { atRest, FALL_MS, FIRST, falling, type Standing, turned } from './wheel-motion.ts'

/** More time than this between two pictures was not seen: the page was hidden. */
const LONGEST_STEP_S = 0.1

export type Spin = {
  readonly coup: string
  /** Where the ball comes to rest; null while that is not known. */
  readonly number: number | null
  /** Whether the ball runs. */
  readonly isThrown: boolean
  /** Whether the number was there before the page saw the coup. */
  readonly isStill: boolean
}

/** Turns the wheel, lets the ball run and fall. The wheel goes on from wherever it stands. */
export function useWheel({ coup, number, isThrown, isStill }: Spin) {
  const rotor = useRef<SVGGElement>(null)
  const ball = useRef<SVGGElement>(null)
  const standing = useRef<Standing>(FIRST)

  useLayoutEffect(() => {
    const place = (next: Standing) => {
      standing.current = next
      rotor.current?.setAttribute('transform', `rotate(${next.wheel.toFixed(3)})`)
      ball.current?.setAttribute('transform', `rotate(${next.ball.toFixed(3)}) translate(0 ${-next.radius.toFixed(2)})`)
    }
    if (number !== null && (isStill || isCalm())) return place(atRest(number, coup))
    place(standing.current)
    if (isCalm()) return
    const from = standing.current
    const begun = performance.now()
    let last = begun
    const step = (now: number) => {
      const part = Math.max(0, now - begun) / FALL_MS
      const seconds = Math.min(LONGEST_STEP_S, Math.max(0, now - last) / 1000)
      last = now
      if (number === null) place(turned(standing.current, isThrown, seconds))
      else place(falling({ from, number, coup }, part))
      if (number === null || part < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [coup, number, isThrown, isStill])
  return { rotor, ball }
}
