import { CHECK_IN_DAYS } from '@sanuk/contracts/missions'
import { parseAmount } from '@sanuk/money/amount'
import type { Member } from '#platform/capabilities/member'
import { inTransaction, type Transaction } from '#platform/database'
import { dayAfter } from '#platform/dated-rules'
import { Refusal } from '#platform/refusal'
import type { Keeping } from './keeping.ts'
import type { MissionsNeeds } from './needs.ts'
import { createPay, type Payment, tell } from './pay.ts'
import { ALL_GAMES } from './store/counted.ts'
import { countedOn } from './store/progress.ts'
import { type Reward, readReward } from './store/rows.ts'

type Needs = MissionsNeeds & Keeping & { readonly todayOf: (brand: string) => Promise<string> }

/** What members fetch, each once however many ask at once. */
export function createClaims(needs: Needs) {
  const { database, clock, progress, boards, checkIns, plans } = needs
  const pay = createPay(needs)

  /**
   * Marks and pays in one transaction; the mark refuses where there is nothing. What is asked beforehand is asked before
   * it begins, since whoever waits for a second connection while holding one may wait forever.
   */
  const giving = async <T extends Payment>(id: string, getReady: (owner: Member) => Promise<Mark<T>>): Promise<T> => {
    const owner = await needs.findMember(id)
    if (!owner) throw new Refusal('login_required')
    const mark = await getReady(owner)
    const { payment, told } = await inTransaction(database, async (transaction) => {
      const payment = await mark(transaction)
      return { payment, told: await pay(transaction, owner, payment) }
    })
    await tell(needs, told)
    return payment
  }

  return {
    /** Refuses with `nothing_to_claim`, `mission_budget_used`. */
    claimMission: (id: string, which: { readonly mission: string; readonly period: string }): Promise<Payment> =>
      giving(id, async ({ id: member, brand }) => async (transaction) => {
        const claimed = await progress.claim(transaction, { brand, member, ...which, at: clock() })
        if (!claimed) throw new Refusal('nothing_to_claim')
        if (!(await progress.spend(transaction, brand, claimed))) throw new Refusal('mission_budget_used')
        const { mission, period } = which
        const key = `mission:${mission}:${member}:${period}`
        return { key, about: period, reference: mission, reward: claimed.reward }
      }),
    /** Refuses with `nothing_to_claim`. */
    claimPrize: (id: string, week: string): Promise<Payment> =>
      giving(id, async ({ id: member, brand }) => async (transaction) => {
        const place = await boards.claim(transaction, { brand, week, member, at: clock() })
        if (!place?.reward) throw new Refusal('nothing_to_claim')
        const key = `board:${brand}:${week}:${place.rank}`
        return { key, about: week, reference: member, reward: place.reward }
      }),
    /** Refuses with `function_off`, `check_in_condition`, and with `nothing_to_claim` where it was done today. */
    checkIn: (id: string): Promise<Payment & { readonly streak: number }> =>
      giving(id, async (owner) => {
        const { id: member, brand } = owner
        const day = await needs.todayOf(brand)
        const plan = await plans.on(brand, day)
        const ladder = plan?.open ? plan.checkIn : null
        if (!ladder) throw new Refusal('function_off')
        await demandCondition(needs, owner, { day, condition: ladder.condition })
        return async (transaction) => {
          const streak = 1 + ((await checkIns.streakOn(member, dayAfter(day, -1), transaction)) ?? 0)
          const reward = rungOf(ladder.rungs.map(readReward), streak)
          const isNew = await checkIns.add(transaction, { brand, member, day, streak, reward, at: clock() })
          if (!isNew) throw new Refusal('nothing_to_claim')
          return { key: `check-in:${member}:${day}`, about: day, reference: member, reward, streak }
        }
      }),
  }
}

type Mark<T> = (transaction: Transaction) => Promise<T>
type Condition = { readonly type: 'deposit' | 'validBet'; readonly target: string } | null
type Asked = { readonly day: string; readonly condition: Condition }

async function demandCondition({ reckoningOf, database }: Needs, { id, brand }: Member, { day, condition }: Asked) {
  if (!condition) return
  const { timeZone, currency } = await reckoningOf(brand)
  const counting = { brand, timeZone, currency, type: condition.type, scope: ALL_GAMES, from: day, to: day }
  const come = await countedOn(database, { ...counting, members: [id] })
  if (come < parseAmount(condition.target)) throw new Refusal('check_in_condition')
}

/** The reward of a day in a row; after the last rung the ladder begins anew. */
function rungOf(rungs: readonly Reward[], streak: number): Reward {
  const rung = rungs[(streak - 1) % CHECK_IN_DAYS]
  if (!rung) throw new Error(`the ladder has no rung for day ${streak}`)
  return rung
}
