import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { SpendOnce } from '#platform/once'
import { createAttempts, type Try } from './attempts.ts'
import { createBudgets } from './budgets.ts'
import { createCaptcha } from './captcha.ts'
import { createHumanCheck, HUMAN_CHECK_GUESSES, WORK_FACTOR } from './human-check.ts'
import { createKeys } from './keys.ts'
import { createGuardStore } from './store.ts'

export type { Try }

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly spendOnce: SpendOnce
  /** The installation's secret, which goes into every hash. */
  readonly secret: string | undefined
  /** How many guesses a challenge costs, in the mean; without it as many as the room's README says. */
  readonly guesses: number | undefined
}

export type Guard = ReturnType<typeof createGuard>

/** What stands before the doors: challenges for programs, pictures for doubtful cases, budgets for everything. */
export function createGuard({ database, clock, spendOnce, secret, guesses }: Needs) {
  const store = createGuardStore(database)
  const keys = createKeys(store, secret)
  const budgets = createBudgets({ store, keys, clock })
  const once = guesses ?? HUMAN_CHECK_GUESSES
  const work = createHumanCheck({ keys, clock, spendOnce, guesses: once * WORK_FACTOR, purpose: 'captcha by work' })
  return {
    human: createHumanCheck({ keys, clock, spendOnce, guesses: once, purpose: 'human check' }),
    captcha: createCaptcha({ store, keys, clock, budgets, work }),
    attempts: createAttempts(budgets),
    budgets,
    forget: () => store.forget(clock()),
  }
}
