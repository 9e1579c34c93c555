import uPlot from 'uplot'
import { Plot, type PlotLook, type PlotOptions } from './plot.tsx'

type Props = {
  /** What the days are called below the bars. */
  days: readonly string[]
  values: readonly number[]
  /** The day under the pointer by its place, or `null`. */
  onPoint: (place: number | null) => void
}

/** Bars, one for each day. */
export function DayPlot({ days, values, onPoint }: Props) {
  return (
    <Plot
      height={240}
      drawn={[days, values]}
      draw={(look) => ({
        options: optionsOf(days, onPoint, look),
        data: [days.map((_, place) => place), [...values]],
      })}
    />
  )
}

function optionsOf(
  days: readonly string[],
  onPoint: Props['onPoint'],
  { colour, axis, language }: PlotLook,
): PlotOptions {
  const figures = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return {
    padding: [12, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: { x: { time: false, range: [-0.6, days.length - 0.4] }, y: { range: rangeOf } },
    axes: [
      {
        ...axis,
        size: 30,
        grid: { show: false },
        // Days have names, and no day lies between two of them.
        incrs: [1, 2, 5, 7, 14, 30],
        space: 64,
        values: (_, places) => places.map((place) => days[place] ?? ''),
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
      {
        fill: colour('--jade'),
        stroke: colour('--jade'),
        width: 0,
        points: { show: false },
        ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [0.72, 56], radius: 0.12 }) }),
      },
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  }
}

/** Bars stand on zero, and losses hang from it. */
function rangeOf(_: uPlot, least: number | null, most: number | null): uPlot.Range.MinMax {
  const [low, high] = [Math.min(0, least ?? 0), Math.max(0, most ?? 0)]
  if (low === high) return [0, 1]
  const air = (high - low) * 0.06
  return [low < 0 ? low - air : 0, high > 0 ? high + air : 0]
}
