import type { Wheel } from '@sanuk/engines/live/money-wheel/spots'
import type { PastResult, Turn } from '#protocol'
import { faceAt } from '../game-props.ts'
import { secondDrawOf } from './wheel-theme.ts'

/** What is known so far of where a wheel stops. */
export type Shown = {
  /** Where it stopped first, by the place from 0. */
  readonly segment: number | null
  /** The multiplier or the prize that was drawn. */
  readonly multiplier: number | null
  /** Where it stopped when it turned again. */
  readonly next: number | null
  /** What won, once nothing more can follow. */
  readonly face: string | null
}

/** Reads what was shown of a coup; what is on no wheel is taken for nothing. */
export function readShown(wheel: Wheel, shown: readonly Turn[]): Shown {
  const place = (name: string) => readWhole(faceAt(shown, name), wheel.segments.length - 1)
  const [segment, next] = [place('segment'), place('next')]
  const multiplier = readWhole(faceAt(shown, 'multiplier'), 1000)
  return { segment, multiplier, next, face: wonFace(wheel, { segment, multiplier, next }) }
}

function wonFace(wheel: Wheel, { segment, multiplier, next }: Omit<Shown, 'face'>): string | null {
  if (segment === null) return null
  const face = wheel.segments[segment] ?? null
  if (face === null || secondDrawOf(wheel, face).length === 0) return face
  if (multiplier === null) return null
  if (wheel.second.kind === 'prizes') return face
  return next === null ? null : (wheel.segments[next] ?? null)
}

function readWhole(text: string | null, most: number): number | null {
  const number = Number(text)
  return text && Number.isInteger(number) && number >= 0 && number <= most ? number : null
}

/** What won in a past coup and the multiplier or prize that it had, of faces that the wheel knows. */
export type PastFace = { readonly face: string; readonly factor: string | null }

export const pastFaces = ({ faces }: Wheel, results: readonly PastResult[]): readonly PastFace[] =>
  results.flatMap(({ faces: [face, factor = null] }) =>
    face !== undefined && faces.includes(face) ? [{ face, factor }] : [],
  )
