import type { Hits, Selection } from './play.ts'

/** What a pick that wins no tier comes to. */
export const LOST = -1
export const REFUNDED = -2

/** Settles plays in which each pick is a unit. `outcomeOf` answers the tier (from 0) that a pick wins, or how it ends. */
export function eachPick(
  { rows = [] }: Selection,
  tiers: number,
  outcomeOf: (pick: number, row: number) => number,
): Hits {
  const won = new Array<number>(tiers).fill(0)
  let refunded = 0
  for (const [at, row] of rows.entries()) {
    for (const pick of row) {
      const outcome = outcomeOf(pick, at)
      if (outcome >= 0) won[outcome] = (won[outcome] ?? 0) + 1
      else if (outcome === REFUNDED) refunded += 1
    }
  }
  return { won, refunded }
}

/** Hits of plays with one tier and no refunds. */
export const wonUnits = (units: number): Hits => ({ won: [units], refunded: 0 })

/** The first tier where it is so. */
export const winsIf = (wins: boolean | undefined): number => (wins ? 0 : LOST)
