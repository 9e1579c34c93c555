import type { JudgeGuess } from '#platform/capabilities/budgets'

export type Owner = { readonly id: string; readonly brand: string }

/** Guesses at a member's codes and proofs, together; they come back evenly. */
const BUDGET = { name: 'factor', limit: 5, seconds: 15 * 60 }

export type Tries = ReturnType<typeof createTries>

/** Limits how often somebody may guess at what a member alone knows. */
export function createTries(budgets: { readonly judge: JudgeGuess }) {
  /** Whether a guess is right; right ones are not counted. Refuses with `too_many_requests` and the seconds to wait. */
  return (owner: Owner, isRight: () => Promise<boolean>): Promise<boolean> =>
    budgets.judge(owner.brand, { ...BUDGET, subject: owner.id }, isRight)
}
