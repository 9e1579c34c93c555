import { observedAtCards } from './at-cards.ts'
import { observedAtOnce } from './at-once.ts'
import { observedByTurns } from './by-turns.ts'
import { observedCockfights } from './cockfights.ts'
import { observedGenerator } from './generator.ts'
import { observedLiveCards } from './live-cards.ts'
import { observedLiveSeries } from './live-series.ts'
import { observedLiveTables } from './live-tables.ts'
import { observedLotteries } from './lotteries.ts'
import type { ObservedGame } from './observed-game.ts'
import { observedSlots } from './slots.ts'

/** The generator, every slot, every family of games without reels, live tables, and every family of lotteries. */
export const allGames: readonly ObservedGame[] = [
  observedGenerator,
  ...observedSlots,
  ...observedAtOnce,
  ...observedByTurns,
  ...observedAtCards,
  ...observedLiveTables,
  ...observedLiveSeries,
  ...observedLiveCards,
  ...observedCockfights,
  ...observedLotteries,
]
