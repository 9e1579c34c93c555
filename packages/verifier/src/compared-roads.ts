import type { Compared } from './compared.ts'
import { drawRoads } from './live-roads.ts'
import type { ShownResult, ShownRoads } from './shown-roads.ts'

/** Compares roads with those of the results, mark by mark. Nothing where no roads are told. */
export function* roadsCompared(roads: ShownRoads | undefined, results: readonly ShownResult[]): Compared {
  if (!roads) return
  const drawn = drawRoads(results)
  yield ['ties before the big road', `${roads.bigRoad.leadingTies}`, `${drawn.bigRoad.leadingTies}`]
  yield* cellsCompared('bead plate', roads.beadPlate, drawn.beadPlate)
  yield* cellsCompared('big road', roads.bigRoad.cells, drawn.bigRoad.cells)
  yield* cellsCompared('big eye boy', roads.bigEyeBoy, drawn.bigEyeBoy)
  yield* cellsCompared('small road', roads.smallRoad, drawn.smallRoad)
  yield* cellsCompared('cockroach pig', roads.cockroachPig, drawn.cockroachPig)
}

/** Cell by cell. Whether a win was a natural is compared only where it is told. */
function* cellsCompared(road: string, told: readonly object[], drawn: readonly object[]): Compared {
  for (let at = 0; at < Math.max(told.length, drawn.length); at += 1) {
    const cell = told[at]
    const names = cell && new Set(Object.keys(cell))
    const seen = Object.entries(drawn[at] ?? {}).filter(([name]) => name !== 'natural' || names?.has(name))
    yield [`${road}, mark ${at + 1}`, cellText(Object.entries(cell ?? {})), cellText(seen)]
  }
}

const cellText = (fields: readonly (readonly [string, unknown])[]): string =>
  fields
    .map(([name, value]) => `${name} ${value}`)
    .toSorted()
    .join(', ') || 'none'
