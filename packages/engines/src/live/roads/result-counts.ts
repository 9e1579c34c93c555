import type { RoadResult } from './road-results.ts'

/** How many results of a shoe were of each kind. */
export type ResultCounts = {
  readonly results: number
  readonly player: number
  readonly banker: number
  readonly tie: number
  readonly playerPair: number
  readonly bankerPair: number
  readonly natural: number
}

export function countResults(results: readonly RoadResult[]): ResultCounts {
  const count = (is: (result: RoadResult) => boolean) => results.filter(is).length
  return {
    results: results.length,
    player: count(({ winner }) => winner === 'player'),
    banker: count(({ winner }) => winner === 'banker'),
    tie: count(({ winner }) => winner === 'tie'),
    playerPair: count(({ playerPair }) => playerPair),
    bankerPair: count(({ bankerPair }) => bankerPair),
    natural: count(({ natural }) => natural === true),
  }
}
