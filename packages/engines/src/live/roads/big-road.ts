import type { RoadCell, RoadResult, RoadWinner } from './road-results.ts'
import { layOutStreaks, streakLengthsOf } from './streak-layout.ts'

/** A side's win; `ties`: how many followed it, and of the first cell also how many came before. */
export type BigRoadCell = RoadCell &
  RoadResult & {
    readonly winner: Exclude<RoadWinner, 'tie'>
    readonly ties: number
  }

export type BigRoad = {
  readonly cells: readonly BigRoadCell[]
  /** Ties before the first win, which wait for its cell. */
  readonly leadingTies: number
}

type Win = Omit<BigRoadCell, 'column' | 'row'>

/** Wins of one side below each other, a new column for the other side. A tie has no cell: it marks the win before it. */
export function bigRoad(results: readonly RoadResult[]): BigRoad {
  const leadingTies = leadingTiesOf(results)
  const wins = winsOf(results)
  const cells = layOutStreaks(depthsOf(wins))
  return { leadingTies, cells: wins.flatMap((win, at) => (cells[at] ? [{ ...cells[at], ...win }] : [])) }
}

/** How many wins in a row either side had, one streak after the other: the depths of the big road without its tails. */
export const bigRoadDepths = (results: readonly RoadResult[]): readonly number[] => depthsOf(winsOf(results))

function leadingTiesOf(results: readonly RoadResult[]): number {
  const first = results.findIndex(({ winner }) => winner !== 'tie')
  return first < 0 ? results.length : first
}

function winsOf(results: readonly RoadResult[]): readonly Win[] {
  const wins: Win[] = []
  let waiting = 0
  for (const { winner, ...result } of results) {
    const last = wins.at(-1)
    if (winner !== 'tie') {
      wins.push({ ...result, winner, ties: waiting })
      waiting = 0
    } else if (last) wins[wins.length - 1] = { ...last, ties: last.ties + 1 }
    else waiting += 1
  }
  return wins
}

const depthsOf = (wins: readonly Win[]): readonly number[] => streakLengthsOf(wins.map(({ winner }) => winner))
