import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useLanguage } from '../../language/language.ts'
import { useTheme } from '../../theme/theme.ts'

type Props = {
  /** What the days are called below the bars. */
  days: readonly string[]
  values: readonly number[]
  /** The day under the pointer by its place, or `null`. */
  onPoint: (place: number | null) => void
}

const HEIGHT = 240

/** Bars, one for each day, in the colours of the theme. */
export function DayPlot({ days, values, onPoint }: Props) {
  const ground = useRef<HTMLDivElement>(null)
  const theme = useTheme()
  const language = useLanguage()
  // What is shown decides what is drawn; a list of the same days is drawn once.
  const shown = JSON.stringify([days, values, theme, language])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` stands for all that is drawn
  useEffect(() => {
    const element = ground.current
    if (!element) return
    const options = optionsOf(days, { width: element.clientWidth, language, onPoint })
    const plot = new uPlot(options, [days.map((_, place) => place), [...values]], element)
    const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }))
    watch.observe(element)
    return () => {
      watch.disconnect()
      plot.destroy()
    }
  }, [shown])

  return <div ref={ground} />
}

type Look = { width: number; language: string; onPoint: Props['onPoint'] }

function optionsOf(days: readonly string[], { width, language, onPoint }: Look): uPlot.Options {
  const style = getComputedStyle(document.documentElement)
  const colour = (token: string) => style.getPropertyValue(token).trim()
  const font = `12px ${colour('--font')}`
  const figures = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  const axis = { stroke: colour('--muted'), font, ticks: { show: false } }
  return {
    ...{ width, height: HEIGHT, padding: [12, 8, 0, 0] },
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
