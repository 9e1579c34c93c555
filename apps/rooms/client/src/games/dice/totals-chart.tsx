import type { PastResult } from '#protocol'
import type { Say } from '../../words.ts'
import { CountChart } from './count-chart.tsx'
import { totalOfFaces } from './dice-faces.ts'

const TOTALS = Array.from({ length: 16 }, (_, at) => at + 3)

/** How often each total came in this series. */
export function TotalsChart({ say, results }: { readonly say: Say; readonly results: readonly PastResult[] }) {
  const totals = results.map(({ faces }) => totalOfFaces(faces))
  const bars = TOTALS.map((total) => {
    const count = totals.filter((each) => each === total).length
    const name = say('rooms-dice.spot.total', { total })
    return { key: String(total), label: say('rooms-dice.count', { name, count }), mark: total, count }
  })
  return <CountChart label={say('rooms-dice.totals')} bars={bars} />
}
