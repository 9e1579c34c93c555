import type { readVendorTraffic, TrafficHours } from '@sanuk/contracts/office-vendors'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { Stretch } from './store/traffic.ts'
import { tookAtMost } from './took-classes.ts'

const MINUTE_MS = 60_000

/** So many points make a chart that can be read. */
const STEP_MINUTES: { readonly [hours in TrafficHours]: number } = { 1: 1, 6: 5, 24: 15 }

/** Where the chart of the last hours begins, and how long a point of it lasts. */
export function trafficSpan(hours: TrafficHours, now: Date): { since: Date; stepMinutes: number; points: number } {
  const stepMinutes = STEP_MINUTES[hours]
  const step = stepMinutes * MINUTE_MS
  const points = (hours * 60) / stepMinutes
  const last = Math.floor(now.getTime() / step) * step
  return { since: new Date(last - (points - 1) * step), stepMinutes, points }
}

/** A point for every stretch of the span, also where nobody called. */
export function trafficAnswer(
  stretches: readonly Stretch[],
  { since, stepMinutes, points }: ReturnType<typeof trafficSpan>,
): AnswerOf<typeof readVendorTraffic> {
  const told = new Map(stretches.map((stretch) => [stretch.at.getTime(), stretch]))
  return {
    stepMinutes,
    list: Array.from({ length: points }, (_, point) => {
      const at = since.getTime() + point * stepMinutes * MINUTE_MS
      const { calls = 0, errors = 0, took = [] } = told.get(at) ?? {}
      return {
        at: new Date(at).toISOString(),
        calls,
        errors,
        p50: tookAtMost(took, 0.5),
        p99: tookAtMost(took, 0.99),
      }
    }),
  }
}
