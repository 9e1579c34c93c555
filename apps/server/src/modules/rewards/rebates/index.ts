import { dayOf } from '@sanuk/contracts/calendar-day'
import { proposedRebatePlan, type RebatePlan, rebatePlan } from '@sanuk/contracts/office-rebates'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { createClosedPeriods } from '#platform/accruals/closed-periods'
import type { Member } from '#platform/capabilities/member'
import type { Transaction } from '#platform/database'
import { createDatedRules, dayAfter } from '#platform/dated-rules'
import { Refusal } from '#platform/refusal'
import { createCloseDays } from './close-days.ts'
import { createHighestRates } from './highest-rates.ts'
import type { RebatesNeeds } from './needs.ts'
import { createPayOut, type Paid, sumOfPaid } from './pay-out.ts'
import { demandSteps } from './rates.ts'
import { CLOSED_DAYS, createDayStore } from './store/days.ts'
import { createPaymentStore } from './store/payments.ts'
import { preview } from './store/preview.ts'

export type { KeptDay } from './store/days.ts'

export type Rebates = ReturnType<typeof createRebates>

/** Days that a preview looks back. */
const FORESEEN_DAYS = 30

/** Members that are paid in one transaction. */
const PAID_AT_ONCE = 500

const DAY_MS = 24 * 60 * 60 * 1000

/** A part of what is played validly, given back: claimed by hand, or paid by itself when the day is over. */
export function createRebates(needs: RebatesNeeds) {
  const { database, clock, brandNamed } = needs
  const plans = createDatedRules(database, { table: 'rebates.plan', schema: rebatePlan })
  const keeping = {
    plans,
    days: createDayStore(database),
    closed: createClosedPeriods(database, CLOSED_DAYS),
    payments: createPaymentStore(database),
  }
  const payOut = createPayOut({ ...needs, ...keeping })
  const todayOf = async (brand: string): Promise<string> => dayOf(clock(), (await brandNamed(brand)).timeZone)

  /** What holds for a member today, and what is due. */
  const standing = async (member: Member) => {
    const { id, brand, currency } = member
    const { modules, currency: own } = await brandNamed(brand)
    const day = await todayOf(brand)
    const plan = currency === own ? await plans.on(brand, day) : null
    if (!plan?.open) return null
    const withToday = modules.has('MANPLAYREB3')
    const counting = { brand, currency, day, members: [id] }
    return { plan, day, withToday, counting }
  }
  /** Pays all that is due to a member. Refuses with `function_off`, `nothing_to_claim`, `amount_below_minimum`. */
  const claim = async (id: string): Promise<Amount> => {
    const member = await needs.findMember(id)
    if (!member) throw new Refusal('login_required')
    const held = await standing(member)
    if (!held) throw new Refusal('function_off')
    const { plan, withToday, counting } = held
    const first = async (transaction: Transaction): Promise<void> => {
      if (withToday) await keeping.days.count(transaction, counting, { plan, expiresAt: null })
    }
    const paid = await payOut({ brand: member.brand, members: [member], plan, claimed: true, withToday, first })
    if (paid.length > 0) return sumOfPaid(paid)
    const due = await keeping.days.dueTo(id, { brand: member.brand, at: clock(), withToday })
    throw new Refusal(due > 0n ? 'amount_below_minimum' : 'nothing_to_claim')
  }
  /** Pays whoever is due at brands whose rebate comes by itself. */
  const payAll = async (): Promise<void> => {
    for (const { brand } of await plans.brands()) {
      const plan = await plans.on(brand, await todayOf(brand))
      if (plan?.automatic) while ((await paySome(brand, plan)).length === PAID_AT_ONCE);
    }
  }
  const paySome = async (brand: string, plan: RebatePlan): Promise<readonly Paid[]> => {
    const which = { brand, at: clock(), withToday: false }
    const ids = await keeping.days.membersDue(which, { least: parseAmount(plan.least), limit: PAID_AT_ONCE })
    if (ids.length === 0) return []
    const members = [...(await needs.findMembers(ids)).values()]
    return payOut({ brand, members, plan, claimed: false, withToday: false })
  }

  return {
    ...createCloseDays({ ...needs, ...keeping }),
    ...{ standing, claim, payAll, todayOf },
    earnedToday: keeping.days.earned,
    dueTo: keeping.days.dueTo,
    daysOf: keeping.days.list,
    listPlans: plans.list,
    highestRates: createHighestRates(plans),
    closedDays: keeping.payments.closedDays,
    /** What a brand paid in the last thirty days, and what waits. */
    figures: async (brand: string) => {
      const [paid, waiting] = await Promise.all([
        keeping.payments.paidSince(brand, new Date(clock().getTime() - FORESEEN_DAYS * DAY_MS)),
        keeping.days.waiting({ brand, at: clock(), withToday: true }),
      ])
      return { paid, waiting }
    },
    /** What a plan would have given back for the last thirty days that are over. */
    preview: async (brand: string, plan: RebatePlan) => {
      demandSteps(plan)
      const { currency } = await brandNamed(brand)
      const today = await todayOf(brand)
      const span = { from: dayAfter(today, -FORESEEN_DAYS), to: dayAfter(today, -1) }
      return { ...span, ...(await preview(database, { brand, currency, ...span }, plan)) }
    },
    demandSteps,
    /** Puts an approved plan in force from its day on. */
    carryOut: async (transaction: Transaction, proposal: { readonly brand: string; readonly details: unknown }) => {
      const wish = proposedRebatePlan.parse(proposal.details)
      demandSteps(wish)
      const { brand } = proposal
      await plans.add(transaction, { ...wish, brand, today: await todayOf(brand), decidedAt: clock() })
      return null
    },
  }
}
