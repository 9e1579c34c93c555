import type { ReactNode } from 'react'

/** Something that is counted, what stands below its bar, and how it is read out. */
export type Bar = {
  readonly key: string
  readonly label: string
  readonly mark: ReactNode
  readonly count: number
}

/** How often what came, as bars. */
export function CountChart({ label, bars }: { readonly label: string; readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ol className="count-chart" aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.key} aria-label={bar.label}>
          <i aria-hidden="true">{bar.count}</i>
          <span aria-hidden="true">
            <span style={{ blockSize: `${(bar.count * 100) / most}%` }} />
          </span>
          <b aria-hidden="true">{bar.mark}</b>
        </li>
      ))}
    </ol>
  )
}
