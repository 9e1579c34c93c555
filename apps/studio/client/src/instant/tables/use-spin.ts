import { useLayoutEffect, useRef } from 'react'
import { isCalm } from './calm.ts'
import type { Showing } from './showing.ts'
import { angleOf, nextAngle, pegsPassed, spunAt } from './wheel-angles.ts'

type Spin = {
  readonly showing: Showing
  readonly round: string
  readonly segments: number
  /** Where the wheel stands at the end of the round, in degrees; null without one. */
  readonly target: number | null
  readonly lastsMs: number
  readonly quick: boolean
}

type Parts = { readonly disc: HTMLElement | null; readonly pointer: HTMLElement | null }

/** How far a peg bends the pointer, in degrees, and how much of the bend is left a sixtieth of a second later. */
const BEND = 24
const SPRING = 0.84

/** Turns the wheel to where its rounds end, and bends the pointer with every peg. It keeps its angle between rounds. */
export function useSpin({ showing, round, segments, target, lastsMs, quick }: Spin) {
  const disc = useRef<HTMLDivElement>(null)
  const pointer = useRef<HTMLDivElement>(null)
  const angle = useRef(angleOf(0, segments))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a spin that has begun goes on to its end whatever else changes.
  useLayoutEffect(() => {
    const parts = { disc: disc.current, pointer: pointer.current }
    if (showing === 'motion' && target !== null && !isCalm()) {
      const to = nextAngle(angle.current, target, quick)
      return spin(parts, { from: angle.current, to, segments, lastsMs }, (now) => {
        angle.current = now
      })
    }
    if (showing !== 'nothing' && target !== null) angle.current = target
    turn(parts, angle.current, 0)
  }, [showing, round])
  return { disc, pointer }
}

type Way = { readonly from: number; readonly to: number; readonly segments: number; readonly lastsMs: number }

/** Begins a spin. Gives what ends it. */
function spin(parts: Parts, { from, to, segments, lastsMs }: Way, tell: (angle: number) => void): () => void {
  const begun = performance.now()
  let before = { at: begun, pegs: pegsPassed(from, segments), bend: 0 }
  const step = (at: number) => {
    const part = Math.min(1, Math.max(0, (at - begun) / lastsMs))
    const now = from + (to - from) * spunAt(part)
    const pegs = pegsPassed(now, segments)
    const bend = pegs > before.pegs ? BEND : before.bend * SPRING ** ((at - before.at) / (1000 / 60))
    before = { at, pegs, bend }
    turn(parts, now, bend)
    tell(now)
    if (part < 1 || bend > 0.1) frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

function turn({ disc, pointer }: Parts, angle: number, bend: number): void {
  if (disc) disc.style.transform = `rotate(${angle.toFixed(3)}deg)`
  if (pointer) pointer.style.transform = `rotate(${(-bend).toFixed(2)}deg)`
}
