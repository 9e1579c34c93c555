import { randomUUID } from 'node:crypto'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { proposedTurnoverRules, type TurnoverRules, turnoverRules } from '@sanuk/contracts/office-turnover'
import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import type { HasMoneyAway } from '#platform/capabilities/open-games'
import type { FeedPools } from '#platform/capabilities/pool-contributions'
import type { BonusGiven, Deposited, Owed } from '#platform/capabilities/turnover-demand'
import type { Clock } from '#platform/clock'
import type { Connection, Database, Transaction } from '#platform/database'
import { createDatedRules } from '#platform/dated-rules'
import type { Wagers } from '../wagers/index.ts'
import { createGather } from './gather.ts'
import { USUAL_RULES } from './rules.ts'
import { createDayStore } from './store/days.ts'
import { createDemandStore } from './store/demands.ts'
import { createOwnDays } from './store/own-days.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly wagers: Pick<Wagers, 'takeUncounted' | 'hasUnfinished'>
  readonly hasMoneyAway: HasMoneyAway
  readonly feedPools: FeedPools
  /** In which time zone a brand cuts its days. */
  readonly timeZoneOf: (brand: string, on?: Connection) => Promise<string>
}

export type Turnover = ReturnType<typeof createTurnover>

/** What members played validly, by business day, and what of it they still owe. */
export function createTurnover(needs: Needs) {
  const days = createDayStore(needs.database)
  const demands = createDemandStore(needs.database)
  const rules = createDatedRules(needs.database, { table: 'turnover.rules', schema: turnoverRules })
  const todayOf = async (brand: string, on?: Connection): Promise<string> =>
    dayOf(needs.clock(), await needs.timeZoneOf(brand, on))
  const rulesNow = async (brand: string, on?: Connection): Promise<TurnoverRules> =>
    (await rules.on(brand, await todayOf(brand, on), on)) ?? USUAL_RULES
  const demand = async (transaction: Transaction, given: BonusGiven & Pick<Owed, 'reason'>): Promise<void> => {
    const { amount: sum, percent, ...rest } = given
    const required = amount((sum * BigInt(percent)) / 100n)
    if (required === 0n) return
    const { weights } = await rulesNow(given.brand, transaction)
    const made = { id: randomUUID(), required, weights, madeAt: needs.clock() }
    await demands.add(transaction, { ...rest, ...made })
  }
  return {
    ...createGather({ ...needs, days, demands }),
    ...createOwnDays(needs.database),
    changedDays: days.changedDays,
    playedOn: days.playedOn,
    playedOnDays: days.playedOnDays,
    validBetween: days.validBetween,
    validOf: days.validOf,
    validOfAll: days.validOfAll,
    playedInAll: days.playedInAll,
    playedFrom: days.playedFrom,
    /**
     * Demands that a deposit is played, as far as the rules say, or as much as `withGift` says of the deposit and what it
     * brought; once for each. Who had lost everything owes no more.
     */
    demandForDeposit: async (
      transaction: Transaction,
      deposited: Deposited,
      withGift: Amount | null = null,
    ): Promise<void> => {
      const { deposit, balanceBefore, ...money } = deposited
      if (await hasNothingLeft(needs, transaction, deposited)) await demands.endAll(transaction, money, needs.clock())
      const source = `deposit:${deposit}`
      if (withGift !== null) {
        return demand(transaction, { ...money, amount: withGift, source, percent: 100, reason: 'bonus' })
      }
      const { depositPercent: percent } = await rulesNow(deposited.brand, transaction)
      await demand(transaction, { ...money, source, percent, reason: 'deposit' })
    },
    /** Demands that what was given is played. */
    demandForBonus: (transaction: Transaction, given: BonusGiven): Promise<void> =>
      demand(transaction, { ...given, reason: 'bonus' }),
    listDemands: demands.list,
    rulesNow,
    todayOf,
    listRules: rules.list,
    /** Puts approved rules in force from their day on, for money that comes then. */
    carryOut: async (transaction: Transaction, proposal: { readonly brand: string; readonly details: unknown }) => {
      const wish = proposedTurnoverRules.parse(proposal.details)
      const { brand } = proposal
      await rules.add(transaction, {
        ...wish,
        brand,
        today: await todayOf(brand, transaction),
        decidedAt: needs.clock(),
      })
      return null
    },
    /** What a member owes, the oldest first. */
    owed: async (member: string, on?: Connection): Promise<Owed[]> =>
      (await demands.owed(member, on)).map(({ source, reason, required, done, madeAt }) => {
        return { source, reason, required, done, since: madeAt }
      }),
  }
}

/** Less than this is nothing: it cannot be withdrawn, and hardly be played with. */
const NOTHING_LEFT = parseAmount('1')

/** Whether everything was lost: whoever begins anew owes nothing of before. */
async function hasNothingLeft(
  { wagers, hasMoneyAway }: Needs,
  transaction: Transaction,
  { member, balanceBefore }: Deposited,
): Promise<boolean> {
  if (balanceBefore >= NOTHING_LEFT) return false
  return !(await wagers.hasUnfinished(transaction, member)) && !(await hasMoneyAway(transaction, member))
}
