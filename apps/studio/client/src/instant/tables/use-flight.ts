import { useEffect, useRef, useState } from 'react'
import { isCalm } from './calm.ts'

type Flight = {
  /** The multiple that is reached now, in hundredths. */
  readonly now: number
  readonly isOver: boolean
}

/** Where multiples begin, in hundredths. */
const GROUND = 100

const FLIGHT_MS = 1150
const QUICK_FLIGHT_MS = 280

/** No time at all for those who want no motion. */
export function flightMs(quick: boolean): number {
  if (isCalm()) return 0
  return quick ? QUICK_FLIGHT_MS : FLIGHT_MS
}

/** Counts up to what a round reached, in so many milliseconds, anew with every round. */
export function useFlight(round: string, reached: number, lastsMs: number): Flight {
  // The round that was on the table when it was opened has been flown before.
  const [flown, setFlown] = useState({ round, part: 1 })
  const latest = useRef(round)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flight that has begun goes on to its end whatever else changes.
  useEffect(() => {
    if (latest.current === round) return
    latest.current = round
    return eachFrame(lastsMs, (part) => setFlown({ round, part }))
  }, [round])
  const part = flown.round === round ? flown.part : 0
  return part === 1 ? { now: reached, isOver: true } : { now: multipleAt(part, reached), isOver: false }
}

/** Every doubling is given the same way to fly: a high multiple is not all over in its last frames. */
function multipleAt(part: number, reached: number): number {
  const eased = 1 - (1 - part) ** 2.2
  return Math.floor(GROUND * (reached / GROUND) ** eased)
}

/** Tells the part of the time that has gone, from 0 to 1, until it is called off or over. */
function eachFrame(ms: number, tell: (part: number) => void): () => void {
  const began = performance.now()
  const step = (now: number) => {
    const part = ms === 0 ? 1 : Math.min(1, Math.max(0, (now - began) / ms))
    tell(part)
    if (part < 1) frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
