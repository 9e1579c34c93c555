import { msUntil } from './climb.ts'

/** A place on the picture of a flight, both parts from 0 to 1: across with time, and out with what is gained. */
export type Point = { readonly across: number; readonly out: number }

/** The edges of the picture: it shows so many milliseconds, and a gain of so many stakes. */
export type Scale = { readonly ms: number; readonly gain: number }

export type Way = { readonly points: readonly Point[]; readonly scale: Scale }

/** What the picture shows at the least. */
const LEAST_MS = 6000
const LEAST_GAIN = 0.4
const STEPS = 44

/** In so many milliseconds a multiple grows e times as large. */
const FOLD_MS = msUntil(100 * Math.E)

/** The logarithm of the multiple after so many milliseconds: how far the scenery has been left behind. */
export const altitudeAfter = (ms: number): number => ms / FOLD_MS

const gainAfter = (ms: number): number => Math.expm1(altitudeAfter(ms))

/** The way of a flight from its start to where it is after so many milliseconds, on a picture that grows with it. */
export function wayAfter(ms: number): Way {
  const scale = { ms: Math.max(LEAST_MS, ms), gain: Math.max(LEAST_GAIN, gainAfter(ms)) }
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = (ms * step) / STEPS
    return { across: at / scale.ms, out: gainAfter(at) / scale.gain }
  })
  return { points, scale }
}

/** A round distance between the marks of a scale, so that there are no more of them. */
export function markStep(whole: number, most: number): number {
  const rough = whole / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = [1, 2, 5].find((one) => one * power >= rough) ?? 10
  return nice * power
}
