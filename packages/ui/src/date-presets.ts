import { addDays } from '@sanuk/contracts/calendar-day'

/** Days as ISO dates ("2026-11-21"), both included. */
export type DateSpan = { readonly from: string; readonly to: string }

/** The presets of the specification, the two days asked for most, and weeks and months as accounts are kept. */
export const datePresets = [
  'today',
  'yesterday',
  'thisWeek',
  'thisMonth',
  'lastMonth',
  'previous7',
  'previous30',
  'previous90',
  'next7',
  'next30',
] as const

export type DatePreset = (typeof datePresets)[number]

const offset = (from: number, to: number) => (today: string) => ({ from: addDays(today, from), to: addDays(today, to) })

const spans: Record<DatePreset, (today: string) => DateSpan> = {
  today: offset(0, 0),
  yesterday: offset(-1, -1),
  thisWeek: (today) => ({ from: addDays(today, -daysSinceMonday(today)), to: today }),
  thisMonth: (today) => ({ from: firstOfMonth(today), to: today }),
  lastMonth: (today) => {
    const to = addDays(firstOfMonth(today), -1)
    return { from: firstOfMonth(to), to }
  },
  previous7: offset(-6, 0),
  previous30: offset(-29, 0),
  previous90: offset(-89, 0),
  next7: offset(0, 6),
  next30: offset(0, 29),
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** Weeks begin on Monday (ISO 8601). */
const daysSinceMonday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7

/** The days a preset means on the business day `today` (an ISO date); today counts as one of them. */
export const presetSpan = (preset: DatePreset, today: string): DateSpan => spans[preset](today)

/** The preset among `presets` that means exactly these days, if any. */
export function presetOf(span: DateSpan, presets: readonly DatePreset[], today: string): DatePreset | undefined {
  return presets.find((preset) => {
    const { from, to } = presetSpan(preset, today)
    return from === span.from && to === span.to
  })
}
