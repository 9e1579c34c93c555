import { useEffect, useRef, useSyncExternalStore } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

/** The colours of the theme and the axes that all charts have. */
export type PlotLook = {
  readonly colour: (token: string) => string
  readonly axis: Pick<uPlot.Axis, 'stroke' | 'font' | 'ticks'>
  readonly language: string
}

/** What uPlot is told about a chart; its size is taken care of. */
export type PlotOptions = Omit<uPlot.Options, 'width' | 'height'>

type Props = {
  /** Stands for all that is drawn: the same is drawn once. */
  drawn: unknown
  height: number
  draw: (look: PlotLook) => { readonly options: PlotOptions; readonly data: uPlot.AlignedData }
}

/** A chart as wide as there is room, in the colours of the theme and the numbers of the page's language. */
export function Plot({ drawn, height, draw }: Props) {
  const ground = useRef<HTMLDivElement>(null)
  const shown = JSON.stringify([drawn, useSyncExternalStore(followPage, themeAndLanguage)])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` stands for all that is drawn
  useEffect(() => {
    const element = ground.current
    if (!element) return
    const { options, data } = draw(lookOfPage())
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

/** A canvas does not follow the page's styles: it is drawn again when the theme or the language of `<html>` changes. */
function followPage(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] })
  return () => observer.disconnect()
}

const themeAndLanguage = () => `${document.documentElement.dataset.theme} ${document.documentElement.lang}`

function lookOfPage(): PlotLook {
  const style = getComputedStyle(document.documentElement)
  const colour = (token: string) => style.getPropertyValue(token).trim()
  const axis = { stroke: colour('--muted'), font: `12px ${colour('--font')}`, ticks: { show: false } }
  return { colour, axis, language: document.documentElement.lang }
}
