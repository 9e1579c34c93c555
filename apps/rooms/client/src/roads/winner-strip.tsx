import type { RoadResult, RoadWinner } from '@sanuk/engines/live/roads/road-results'

/** How many results a strip shows. */
const SHOWN = 9

type WinnerStripProps = {
  readonly results: readonly RoadResult[]
  readonly letterOf: (winner: RoadWinner, at: number) => string
}

/** The newest results as small beads. */
export function WinnerStrip({ results, letterOf }: WinnerStripProps) {
  return results
    .map(({ winner }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a result is known by its place in the series
      <i key={at} data-winner={winner}>
        {letterOf(winner, at)}
      </i>
    ))
    .slice(-SHOWN)
}
