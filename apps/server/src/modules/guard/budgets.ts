import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { GuardKeys } from './keys.ts'
import type { GuardStore, HashedEntry } from './store.ts'

/**
 * How often something may be done for somebody: `limit` times at once, and what was spent comes back evenly, so that a
 * whole budget is there again after so many seconds.
 */
export type Budget = { readonly name: string; readonly limit: number; readonly seconds: number }

/** A budget and whose it is: an address, a number, an account. It is kept as a hash only. */
export type BudgetEntry = Budget & { readonly subject: string }

/** A budget of which nothing is left, and how long until there is. */
export type Exhausted = { readonly name: string; readonly waitSeconds: number }

export type Budgets = ReturnType<typeof createBudgets>

type Needs = { readonly store: GuardStore; readonly keys: GuardKeys; readonly clock: Clock }

/** Budgets of a brand. They stand in the database, so that all processes spend of the same. */
export function createBudgets({ store, keys, clock }: Needs) {
  const hashed = (brand: string, entries: readonly BudgetEntry[]): Promise<HashedEntry[]> =>
    Promise.all(
      entries.map(async ({ subject, ...budget }) => ({
        ...budget,
        subject: await keys.hashOf(brand, 'budget', subject),
      })),
    )
  const spendSome = async (brand: string, entries: readonly BudgetEntry[], together: boolean): Promise<Exhausted[]> => {
    const now = clock()
    const spent = await store.spend(brand, await hashed(brand, entries), { together, now })
    return spent.map(({ place, freesAt }) => ({
      name: entries[place]?.name ?? '',
      waitSeconds: Math.max(1, Math.ceil((freesAt.getTime() - now.getTime()) / 1000)),
    }))
  }
  /** Spends one of each, all or nothing. Answers `null`, or the budget that will be spent the longest. */
  const spend = async (brand: string, entries: readonly BudgetEntry[]): Promise<Exhausted | null> => {
    const exhausted = await spendSome(brand, entries, true)
    return exhausted.toSorted((one, other) => other.waitSeconds - one.waitSeconds)[0] ?? null
  }
  return {
    spend,
    /** Spends likewise; refuses with `too_many_requests` and the seconds to wait. */
    demand: async (brand: string, entries: readonly BudgetEntry[]): Promise<void> => {
      const exhausted = await spend(brand, entries)
      if (exhausted) throw new Refusal('too_many_requests', { value: { waitSeconds: exhausted.waitSeconds } })
    },
    /** Spends of each what there is, and answers those of which nothing was left. */
    spendEach: (brand: string, entries: readonly BudgetEntry[]): Promise<Exhausted[]> =>
      spendSome(brand, entries, false),
    /** Gives back what was spent. */
    giveBack: async (brand: string, entries: readonly BudgetEntry[]): Promise<void> =>
      store.giveBack(brand, await hashed(brand, entries), clock()),
  }
}
