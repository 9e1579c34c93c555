import type { Round } from '@sanuk/contracts/wagers'

export type DayOfRounds = { readonly day: string; readonly rounds: readonly Round[] }

/** Rounds under their business days, in the order they come. */
export function roundsByDay(rounds: readonly Round[], dayOf: (instant: string) => string): readonly DayOfRounds[] {
  return [...Map.groupBy(rounds, ({ startedAt }) => dayOf(startedAt))].map(([day, list]) => ({ day, rounds: list }))
}
