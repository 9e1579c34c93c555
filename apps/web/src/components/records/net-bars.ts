import { type Amount, parseAmount, ZERO } from '@sanuk/money/amount'

export type DayNet = { readonly day: string; readonly rounds: number; readonly net: Amount }

/** A bar in hundredths of the chart's height, measured from the top. */
export type NetBar = DayNet & { readonly top: number; readonly height: number }

export type NetChart = { readonly bars: readonly NetBar[]; readonly zero: number; readonly lines: readonly number[] }

/** A bar is never thinner than this, so that a net of one baht is seen beside one of thousands. */
const THINNEST = 1

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
 * quiet lines mark half of the largest gain and loss.
 */
export function netChart(days: readonly DayNet[]): NetChart {
  const nets = days.map(({ net }) => Number(net))
  const highest = Math.max(0, ...nets)
  const lowest = Math.min(0, ...nets)
  const span = highest - lowest || 1
  const zero = highest === lowest ? 50 : (highest / span) * 100
  const bars = days.map((day) => {
    const height = day.net === ZERO ? 0 : Math.max((Math.abs(Number(day.net)) / span) * 100, THINNEST)
    return { ...day, height, top: day.net > ZERO ? zero - height : zero }
  })
  const lines = [highest, lowest].filter((end) => end !== 0).map((end) => zero - (end / 2 / span) * 100)
  return { bars, zero, lines }
}
