import { waitForAdvisoryLock } from '#platform/advisory-lock'
import type { FeedPools } from '#platform/capabilities/pool-contributions'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import type { Played, Wagers } from '../wagers/index.ts'
import { payOff } from './pay-off.ts'
import type { createDayStore } from './store/days.ts'
import type { createDemandStore } from './store/demands.ts'
import { sumPlayed } from './sum-played.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly wagers: Pick<Wagers, 'takeUncounted'>
  readonly timeZoneOf: (brand: string) => Promise<string>
  readonly days: ReturnType<typeof createDayStore>
  readonly demands: ReturnType<typeof createDemandStore>
  /** Counts what the stakes put into jackpots. */
  readonly feedPools: FeedPools
}

/** Rounds that are counted in one transaction: a fraction of a second's work. */
const TAKEN_MAX = 5_000

/** Only one process counts at a time, so that whoever follows the sequence of changes misses none. */
const TURN = 'turnover'

/** Counts what was settled since the last time. */
export function createGather(needs: Needs) {
  const { database, wagers, days } = needs
  const gatherSome = (): Promise<number> =>
    inTransaction(database, async (transaction) => {
      await waitForAdvisoryLock(transaction, TURN)
      const played = await wagers.takeUncounted(transaction, TAKEN_MAX)
      if (played.length === 0) return 0
      const sums = sumPlayed(played, await zonesOf(needs, played))
      await days.add(transaction, sums)
      await needs.feedPools(transaction, sums)
      await workOff(needs, transaction, played)
      return played.length
    })
  return {
    /** Counts all that waits. */
    gather: async (): Promise<void> => {
      while ((await gatherSome()) === TAKEN_MAX);
    },
  }
}

async function zonesOf({ timeZoneOf }: Needs, played: readonly Played[]): Promise<Map<string, string>> {
  const brands = [...new Set(played.map(({ brand }) => brand))]
  return new Map(await Promise.all(brands.map(async (brand) => [brand, await timeZoneOf(brand)] as const)))
}

/** Counts play against what its members owe, each in the money that they owe in. */
async function workOff({ demands, clock }: Needs, transaction: Transaction, played: readonly Played[]): Promise<void> {
  const open = await demands.lockOpen(transaction, [...new Set(played.map(({ member }) => member))])
  const byWallet = Map.groupBy(open, ({ member, currency }) => `${member} ${currency}`)
  for (const [wallet, owed] of byWallet) {
    const own = played.filter(({ member, currency }) => `${member} ${currency}` === wallet)
    const before = new Map(owed.map(({ id, done }) => [id, done]))
    for (const { id, done } of payOff(owed, own)) {
      if (done !== before.get(id)) await demands.setDone(transaction, id, { done, at: clock() })
    }
  }
}
