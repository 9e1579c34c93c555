/**
 * How often something may be done for somebody: `limit` times at once, and what was spent comes back evenly, so that a
 * whole budget is there again after so many seconds.
 */
export type Budget = { readonly name: string; readonly limit: number; readonly seconds: number }

/** A budget and whose it is: an address, a number, an account. It is kept as a hash only. */
export type BudgetEntry = Budget & { readonly subject: string }

/** A budget of which nothing is left, and how long until there is. */
type SpentBudget = { readonly name: string; readonly waitSeconds: number }

/** Spends one of each, all or nothing. Answers `null`, or the budget that will be spent the longest. */
export type SpendBudgets = (brand: string, entries: readonly BudgetEntry[]) => Promise<SpentBudget | null>

/** Spends likewise; refuses with `too_many_requests` and the seconds to wait. */
export type DemandBudgets = (brand: string, entries: readonly BudgetEntry[]) => Promise<void>

/** Whether a guess at a secret is right; only wrong ones are counted. Refuses with `too_many_requests`. */
export type JudgeGuess = (brand: string, entry: BudgetEntry, isRight: () => Promise<boolean>) => Promise<boolean>
