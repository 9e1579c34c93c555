import type { Bet } from './bet.ts'
import { betsAtCards } from './bets-at-cards.ts'
import { betsAtOnce } from './bets-at-once.ts'
import { betsByTurns } from './bets-by-turns.ts'
import { betsOnLiveTables } from './bets-on-live-tables.ts'
import { betsWithDecisions } from './bets-with-decisions.ts'

/** Every game without reels, with choices that stand for all of them. */
export const allBets: readonly Bet[] = [
  ...betsAtOnce,
  ...betsByTurns,
  ...betsAtCards,
  ...betsOnLiveTables,
  ...betsWithDecisions,
]
