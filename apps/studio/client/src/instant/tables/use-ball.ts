import { useLayoutEffect, useRef } from 'react'
import { isCalm } from './calm.ts'
import { atRest, restOf, type Standing, standingAt } from './roulette-motion.ts'
import type { Showing } from './showing.ts'

type Ball = {
  readonly showing: Showing
  readonly round: string
  /** Where the ball comes to rest; null before the first round. */
  readonly number: number | null
  readonly lastsMs: number
  readonly quick: boolean
}

/** Turns the wheel and lets the ball run to where its rounds end. The wheel keeps its angle between them. */
export function useBall({ showing, round, number, lastsMs, quick }: Ball) {
  const rotor = useRef<SVGGElement>(null)
  const ball = useRef<SVGGElement>(null)
  const angle = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a spin that has begun goes on to its end whatever else changes.
  useLayoutEffect(() => {
    const place = (standing: Standing) => {
      angle.current = standing.wheel
      rotor.current?.setAttribute('transform', `rotate(${standing.wheel.toFixed(3)})`)
      const radius = (-standing.radius).toFixed(2)
      ball.current?.setAttribute('transform', `rotate(${standing.ball.toFixed(3)}) translate(0 ${radius})`)
    }
    if (number === null) return
    const rest = restOf(number, round)
    if (showing !== 'motion' || isCalm()) return place(atRest(number, rest))
    const way = { from: angle.current, rest, number, quick }
    const begun = performance.now()
    const step = (at: number) => {
      const part = Math.min(1, Math.max(0, (at - begun) / lastsMs))
      place(standingAt(way, part))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    place(standingAt(way, 0))
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [showing, round])
  return { rotor, ball }
}
