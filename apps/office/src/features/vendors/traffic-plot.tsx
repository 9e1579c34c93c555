import { Plot, type PlotLook, type PlotOptions } from '@sanuk/ui/plot'

/** One of two lines: what it is of, and its values. */
export type TrafficLine = {
  readonly token: '--jade' | '--ruby' | '--saffron'
  readonly values: readonly (number | null)[]
}

type Props = {
  /** When each point begins, in seconds since 1970. */
  times: readonly number[]
  lines: readonly TrafficLine[]
  timeZone: string
  /** The point under the pointer by its place, or `null`. */
  onPoint: (place: number | null) => void
}

/** Lines over the last hours, from zero up. */
export function TrafficPlot({ times, lines, timeZone, onPoint }: Props) {
  return (
    <Plot
      height={180}
      drawn={[times, lines, timeZone]}
      draw={(look) => ({
        options: optionsOf(lines, { timeZone, onPoint }, look),
        data: [[...times], ...lines.map(({ values }) => [...values])],
      })}
    />
  )
}

function optionsOf(
  lines: readonly TrafficLine[],
  { timeZone, onPoint }: Pick<Props, 'timeZone' | 'onPoint'>,
  { colour, axis, language }: PlotLook,
): PlotOptions {
  const figures = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone })
  return {
    padding: [12, 16, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: { y: { range: (_, __, most) => [0, Math.max(1, (most ?? 0) * 1.06)] } },
    axes: [
      {
        ...axis,
        size: 30,
        grid: { show: false },
        space: 72,
        values: (_, marks) => marks.map((mark) => clock.format(mark * 1000)),
      },
      {
        ...axis,
        size: 56,
        grid: { stroke: colour('--line'), width: 1 },
        values: (_, marks) => marks.map((mark) => figures.format(mark)),
      },
    ],
    series: [
      {},
      ...lines.map(({ token }) => ({
        ...{ stroke: colour(token), width: 2, spanGaps: true },
        points: { size: 5, width: 0, fill: colour(token) },
      })),
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  }
}
