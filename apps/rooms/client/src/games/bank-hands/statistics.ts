import type { CountedCase, GameStatistics } from '../statistics.ts'
import { type HandFace, roundFaces } from './hand-faces.ts'

/** A spot of each hand, by how that hand ended. */
const eachHand = (hands: readonly number[], spot: string, is: (face: HandFace) => boolean): readonly CountedCase[] =>
  hands.map((hand) => ({
    spot: `hand-${hand}-${spot}`,
    isIn: (result) => {
      const face = roundFaces(result).hands[hand - 1]
      return face !== undefined && is(face)
    },
  }))

const won = (hands: readonly number[]) => ({
  title: 'rooms.statistics.main' as const,
  cases: eachHand(hands, 'equal', ({ result }) => result === 'won'),
})

/** How often each hand beat the bank and tied with it, and a Pok of the bank. */
export const pokDengStatistics = (hands: readonly number[]): GameStatistics => ({
  groups: [
    won(hands),
    {
      title: 'rooms.statistics.side',
      cases: [
        ...eachHand(hands, 'tie', ({ result }) => result === 'tied'),
        { spot: 'bank-pok', isIn: (result) => ['pok-8', 'pok-9'].includes(roundFaces(result).bank) },
      ],
    },
  ],
})

/** How often each hand beat the bank, and how often it was a bull bull or five faces. */
export const bullBullStatistics = (hands: readonly number[]): GameStatistics => ({
  groups: [
    won(hands),
    {
      title: 'rooms.statistics.side',
      cases: eachHand(hands, 'bull-bull', ({ rank }) => ['bull-bull', 'five-faces'].includes(rank)),
    },
  ],
})
