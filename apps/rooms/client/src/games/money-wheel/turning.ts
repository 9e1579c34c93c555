import { useState } from 'react'

/** Whole turns from one stop to the next. */
const TURNS = 4

/** An angle with that remainder, at least so many whole turns after another. */
export function nextAngle(from: number, stop: number, turns: number): number {
  const least = from + turns * 360
  return least + ((((stop - least) % 360) + 360) % 360)
}

export type Stop = {
  /** Which stop it is, as a name that does not come twice. */
  readonly name: string
  /** The segment at the top, from 0; null while the wheel is left as it stands. */
  readonly place: number | null
  readonly segments: number
  /** Whether it lay there when the page came, so that the wheel does not turn to it. */
  readonly isStill: boolean
}

/** How far a wheel has been turned, in degrees: it goes on from where it stands to each new stop. */
export function useTurning({ name, place, segments, isStill }: Stop): number {
  const [state, setState] = useState({ name: '', angle: 0 })
  if (place === null || state.name === name) return state.angle
  const angle = nextAngle(state.angle, (-place * 360) / segments, isStill ? 0 : TURNS)
  setState({ name, angle })
  return angle
}
