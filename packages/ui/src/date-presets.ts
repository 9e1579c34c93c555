import { addDays } from '@sanuk/contracts/calendar-day'

/** Days as ISO dates ("2026-11-21"), both included. */
export type DateSpan = { readonly from: string; readonly to: string }

/** The presets of the specification, and the two days asked for most. */
export const datePresets = ['today', 'yesterday', 'previous7', 'previous30', 'previous90', 'next7', 'next30'] as const

export type DatePreset = (typeof datePresets)[number]

const offsets: Record<DatePreset, readonly [from: number, to: number]> = {
  today: [0, 0],
  yesterday: [-1, -1],
  previous7: [-6, 0],
  previous30: [-29, 0],
  previous90: [-89, 0],
  next7: [0, 6],
  next30: [0, 29],
}

/** The days a preset means on the business day `today` (an ISO date); today counts as one of them. */
export function presetSpan(preset: DatePreset, today: string): DateSpan {
  const [from, to] = offsets[preset]
  return { from: addDays(today, from), to: addDays(today, to) }
}

/** The preset among `presets` that means exactly these days, if any. */
export function presetOf(span: DateSpan, presets: readonly DatePreset[], today: string): DatePreset | undefined {
  return presets.find((preset) => {
    const { from, to } = presetSpan(preset, today)
    return from === span.from && to === span.to
  })
}
