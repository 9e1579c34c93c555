import { dealerCases } from '../blackjack/statistics.ts'
import type { GameStatistics } from '../statistics.ts'

/** How the dealer ended. */
export const statistics: GameStatistics = {
  groups: [{ title: 'rooms-blackjack.counts', cases: dealerCases(([dealer]) => dealer) }],
}
