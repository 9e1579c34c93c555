import type { RawBuilder } from 'kysely'
import type { BudgetEntry } from '#platform/capabilities/budgets'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { GuardKeys } from './keys.ts'
import { type GuardStore, givingBack, type Mode, spendingEither } from './store.ts'

/** An entry of which is spent as its mode says. */
export type ModeEntry = BudgetEntry & { readonly mode: Mode }

/** A budget of which nothing is left, and how long until there is. */
export type Exhausted = { readonly name: string; readonly mode: Mode; readonly waitSeconds: number }

/** A row of `guard.spend` as JSON carries it. */
export type ExhaustedRow = { readonly place: number; readonly frees_at: string }

export type Budgets = ReturnType<typeof createBudgets>

type Needs = { readonly store: GuardStore; readonly keys: GuardKeys; readonly clock: Clock }

/** Budgets of a brand. They stand in the database, so that all processes spend of the same. */
export function createBudgets({ store, keys, clock }: Needs) {
  const hashed = async <T extends BudgetEntry>(brand: string, entries: readonly T[]) => {
    const subjects = new Map(entries.map(({ subject }) => [subject, keys.hashOf(brand, 'budget', subject)]))
    return Promise.all(
      entries.map(async (entry) => ({ ...entry, subject: (await subjects.get(entry.subject)) ?? Buffer.of() })),
    )
  }
  /** Spends of each as its mode says, and answers those of which nothing was left, the longest wait first. */
  const spendByMode = async (brand: string, entries: readonly ModeEntry[]): Promise<Exhausted[]> => {
    const now = clock()
    return longestFirst(entries, await store.spend(brand, await hashed(brand, entries), now), now)
  }
  /** Spends one of each, all or nothing. Answers `null`, or the budget that will be spent the longest. */
  const spend = async (
    brand: string,
    entries: readonly BudgetEntry[],
  ): Promise<Pick<Exhausted, 'name' | 'waitSeconds'> | null> => {
    const [longest] = await spendByMode(
      brand,
      entries.map((entry) => ({ ...entry, mode: 'firm' })),
    )
    return longest ? { name: longest.name, waitSeconds: longest.waitSeconds } : null
  }
  const demand = async (brand: string, entries: readonly BudgetEntry[]): Promise<void> => {
    const exhausted = await spend(brand, entries)
    if (exhausted) throw tooMany(exhausted)
  }
  /** Refuses as `demand` does, and spends nothing. */
  const demandLeft = async (brand: string, entry: BudgetEntry): Promise<void> => {
    const [exhausted] = await spendByMode(brand, [{ ...entry, mode: 'seen' }])
    if (exhausted) throw tooMany(exhausted)
  }
  return {
    spend,
    /** Spends likewise; refuses with `too_many_requests` and the seconds to wait. */
    demand,
    /**
     * Whether a guess at a secret is right. It is judged before it is counted, so that right ones never use the budget up,
     * and answered by the count, so that of parallel wrong ones no more than the budget allows are told to be wrong.
     * Refuses with `too_many_requests` where nothing is left, however the guess was judged.
     */
    judge: async (brand: string, entry: BudgetEntry, isRight: () => Promise<boolean>): Promise<boolean> => {
      await demandLeft(brand, entry)
      const right = await isRight()
      await (right ? demandLeft(brand, entry) : demand(brand, [entry]))
      return right
    },
    spendByMode,
    /**
     * The same for one list or another, to be spent by whichever statement finds out which of them is meant; `known` says
     * then which it was.
     */
    spendWithin: async (brand: string, lists: { known: readonly ModeEntry[]; unknown: readonly ModeEntry[] }) => {
      const now = clock()
      const [known, unknown] = await Promise.all([hashed(brand, lists.known), hashed(brand, lists.unknown)])
      const spent = (isKnown: boolean) => (isKnown ? known : unknown).filter(({ mode }) => mode !== 'seen')
      return {
        /** What is selected from: rows of `place` and `frees_at`. */
        spending: (isKnown: RawBuilder<boolean>) => spendingEither({ brand, now, isKnown }, { known, unknown }),
        exhausted: (rows: readonly ExhaustedRow[], isKnown: boolean): Exhausted[] => {
          const read = rows.map(({ place, frees_at }) => ({ place: place - 1, freesAt: new Date(frees_at) }))
          return longestFirst(isKnown ? lists.known : lists.unknown, read, now)
        },
        /** What gives back as a part of another statement. */
        givingBack: (isKnown: boolean) => givingBack(brand, spent(isKnown), clock()),
        giveBack: (isKnown: boolean) => store.giveBack(brand, spent(isKnown), clock()),
      }
    },
    /** Gives back what was spent. */
    giveBack: async (brand: string, entries: readonly BudgetEntry[]): Promise<void> =>
      store.giveBack(brand, await hashed(brand, entries), clock()),
  }
}

const tooMany = ({ waitSeconds }: Pick<Exhausted, 'waitSeconds'>): Refusal =>
  new Refusal('too_many_requests', { value: { waitSeconds } })

/** Budgets of which nothing is left, by their places in the list they were spent from. */
function longestFirst(
  entries: readonly ModeEntry[],
  exhausted: readonly { readonly place: number; readonly freesAt: Date }[],
  now: Date,
): Exhausted[] {
  return exhausted
    .map(({ place, freesAt }) => ({
      name: entries[place]?.name ?? '',
      mode: entries[place]?.mode ?? 'firm',
      waitSeconds: Math.max(1, Math.ceil((freesAt.getTime() - now.getTime()) / 1000)),
    }))
    .toSorted((one, other) => other.waitSeconds - one.waitSeconds)
}
