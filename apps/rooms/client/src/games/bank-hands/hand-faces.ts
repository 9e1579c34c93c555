import type { RoadWinner } from '@sanuk/engines/live/roads/road-results'
import type { PastResult } from '#protocol'

const RESULTS = ['won', 'tied', 'lost'] as const
export type HandResult = (typeof RESULTS)[number]

/** How a hand ended against the bank: `multiple` is how many times the winner multiplies, 1 for a tie. */
export type HandFace = { readonly result: HandResult; readonly multiple: number; readonly rank: string }

/** What the bank had, and how each hand ended. */
export type RoundFaces = { readonly bank: string; readonly hands: readonly HandFace[] }

/** Reads the faces of a result: the bank's rank, then of each hand result, multiple and rank, as in `won 2 pok-9`. */
export function roundFaces({ faces: [bank = '', ...hands] }: Pick<PastResult, 'faces'>): RoundFaces {
  return {
    bank,
    hands: hands.map((face) => {
      const [ended = '', multiple = '', rank = ''] = face.split(' ')
      return { result: RESULTS.find((one) => one === ended) ?? 'tied', multiple: Number(multiple), rank }
    }),
  }
}

/** In whose colour a round is shown: of the hands where most of them won, of the bank, or of neither. */
export function mostlyWonBy(won: number, hands: number): RoadWinner {
  if (won * 2 === hands) return 'tie'
  return won * 2 > hands ? 'player' : 'banker'
}
