import type { Guard } from '../guard/index.ts'

export type Owner = { readonly id: string; readonly brand: string }

/** Guesses at a member's codes and proofs, together; they come back evenly. */
const BUDGET = { name: 'factor', limit: 5, seconds: 15 * 60 }

export type Tries = ReturnType<typeof createTries>

/** Limits how often somebody may guess at what a member alone knows. */
export function createTries(budgets: Pick<Guard['budgets'], 'demand' | 'giveBack'>) {
  /**
   * Whether a guess is right. It is spent before it is looked at, so that parallel ones are counted, and given back
   * where it is right. Refuses with `too_many_requests` and the seconds to wait.
   */
  return async (owner: Owner, isRight: () => Promise<boolean>): Promise<boolean> => {
    const entry = { ...BUDGET, subject: owner.id }
    await budgets.demand(owner.brand, [entry])
    const right = await isRight()
    if (right) await budgets.giveBack(owner.brand, [entry])
    return right
  }
}
