import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useLanguage } from '../language/language.ts'
import { useTheme } from '../theme/theme.ts'

/** The colours of the theme and the axes that all charts have. */
export type PlotLook = {
  readonly colour: (token: string) => string
  readonly axis: Pick<uPlot.Axis, 'stroke' | 'font' | 'ticks'>
  readonly language: string
}

type Drawing = { readonly options: Omit<uPlot.Options, 'width' | 'height'>; readonly data: uPlot.AlignedData }

type Props = {
  /** Stands for all that is drawn: the same is drawn once. */
  drawn: unknown
  height: number
  draw: (look: PlotLook) => Drawing
}

/** A chart as wide as there is room, in the colours of the theme. */
export function Plot({ drawn, height, draw }: Props) {
  const ground = useRef<HTMLDivElement>(null)
  const theme = useTheme()
  const language = useLanguage()
  const shown = JSON.stringify([drawn, theme, language])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` stands for all that is drawn
  useEffect(() => {
    const element = ground.current
    if (!element) return
    const { options, data } = draw(lookOf(language))
    const plot = new uPlot({ ...options, width: element.clientWidth, height }, data, element)
    const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }))
    watch.observe(element)
    return () => {
      watch.disconnect()
      plot.destroy()
    }
  }, [shown])

  return <div ref={ground} />
}

function lookOf(language: string): PlotLook {
  const style = getComputedStyle(document.documentElement)
  const colour = (token: string) => style.getPropertyValue(token).trim()
  const axis = { stroke: colour('--muted'), font: `12px ${colour('--font')}`, ticks: { show: false } }
  return { colour, axis, language }
}
