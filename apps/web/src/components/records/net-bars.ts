import { type Amount, parseAmount, ZERO } from '@sanuk/money/amount'

export type DayNet = { readonly day: string; readonly rounds: number; readonly net: Amount }

/** A bar in hundredths of the chart's height, measured from the top. */
export type NetBar = DayNet & { readonly top: number; readonly height: number }

/** A line across the chart, and the net that it marks. */
export type NetLine = { readonly at: number; readonly net: Amount }

export type NetChart = { readonly bars: readonly NetBar[]; readonly zero: number; readonly lines: readonly NetLine[] }

/** A bar is never thinner than this, so that a net of one baht is seen beside one of thousands. */
const THINNEST = 1

/** So far apart two lines must be for the values on them. */
const APART = 14

/** Days without a round are days with nothing won or lost. */
export function everyDay(
  days: readonly string[],
  known: readonly { readonly day: string; readonly rounds: number; readonly net: string }[],
): readonly DayNet[] {
  const byDay = new Map(known.map((one) => [one.day, one]))
  return days.map((day) => {
    const found = byDay.get(day)
    return { day, rounds: found?.rounds ?? 0, net: found ? parseAmount(found.net) : ZERO }
  })
}

/**
 * Lays out a chart of nets: gains stand above the zero line, losses hang below it, both to the same scale, and two
 * quiet lines mark the largest gain and loss, unless that lies so near the zero line that their values would meet.
 */
export function netChart(days: readonly DayNet[]): NetChart {
  const ends = [days.reduce(higher, ZERO), days.reduce(lower, ZERO)]
  const [highest = 0, lowest = 0] = ends.map(Number)
  const span = highest - lowest || 1
  const zero = highest === lowest ? 50 : (highest / span) * 100
  const bars = days.map((day) => {
    const height = day.net === ZERO ? 0 : Math.max((Math.abs(Number(day.net)) / span) * 100, THINNEST)
    return { ...day, height, top: day.net > ZERO ? zero - height : zero }
  })
  const lines = ends
    .map((net) => ({ at: zero - (Number(net) / span) * 100, net }))
    .filter(({ at }) => Math.abs(at - zero) >= APART)
  return { bars, zero, lines }
}

const higher = (one: Amount, { net }: DayNet): Amount => (net > one ? net : one)
const lower = (one: Amount, { net }: DayNet): Amount => (net < one ? net : one)
