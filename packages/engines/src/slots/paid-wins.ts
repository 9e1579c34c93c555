import { coinsOf, type SlotMachine } from './machine.ts'
import type { Outcome } from './outcome-table.ts'

/** In stakes: each class of wins goes up to its bound and includes it, and begins above the bound before. */
export const PAID_WIN_BOUNDS = [0, 1, 2, 5, 10, 20, 50, 100, 500] as const

/** Ways by the bound of their class; `more` is what lies above the last. */
export type PaidWins = { readonly [bound: string]: string }

/** In how many ways of the cycle the paid spin alone wins how much, whatever free spins or respins follow. */
export function paidWins(machine: SlotMachine, outcomes: readonly Outcome[]): PaidWins {
  const ways = new Map<string, bigint>([...PAID_WIN_BOUNDS.map(String), 'more'].map((name) => [name, 0n]))
  for (const outcome of outcomes) {
    const name = paidWinClass(machine, outcome.win)
    ways.set(name, (ways.get(name) ?? 0n) + outcome.ways)
  }
  return Object.fromEntries([...ways].map(([name, count]) => [name, String(count)]))
}

/** The class of a paid spin's win in coins. */
export function paidWinClass(machine: SlotMachine, coins: number): string {
  const bound = PAID_WIN_BOUNDS.find((stakes) => coins <= stakes * coinsOf(machine))
  return bound === undefined ? 'more' : String(bound)
}
