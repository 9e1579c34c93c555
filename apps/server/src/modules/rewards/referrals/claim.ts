import { randomUUID } from 'node:crypto'
import { dayOf } from '@sanuk/contracts/calendar-day'
import type { ReferralPlan } from '@sanuk/contracts/office-referrals'
import { type Amount, add, parseAmount } from '@sanuk/money/amount'
import { sumDue } from '#platform/accruals/accrual-rows'
import { createPayMembers } from '#platform/accruals/pay-members'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Member } from '#platform/capabilities/member'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Keeping } from './keeping.ts'
import type { ReferralsNeeds } from './needs.ts'

/**
 * Pays a member all that friends brought, in one payment. What is paid is locked and marked in the transaction that pays
 * it: whoever asks at the same time finds nothing left. Refuses with `function_off`, `nothing_to_claim` and
 * `amount_below_minimum`.
 */
export function createClaim(needs: ReferralsNeeds & Keeping) {
  const { clock, plans, friends, days } = needs
  const payMembers = createPayMembers(needs, { owner: 'referrals', kind: 'referral' })

  const take = async (transaction: Transaction, member: Member, plan: ReferralPlan) => {
    await takeAdvisoryLock(transaction, `referrals: ${member.id}`)
    const counted = await friends.lockToPay(transaction, member.id)
    const unpaid = await days.lock(transaction, [member.id], { brand: member.brand })
    const due = add(sumDue(unpaid), ...counted.map(({ reward }) => reward))
    if (due <= 0n) throw new Refusal('nothing_to_claim')
    if (due < parseAmount(plan.least)) throw new Refusal('amount_below_minimum')
    const ids = counted.map((friend) => friend.member)
    await friends.markPaid(transaction, ids, clock())
    await days.markPaid(transaction, unpaid)
    const reference = randomUUID()
    await days.addPayment(transaction, { reference, member, due, friends: ids.length, at: clock() })
    return { key: `referral:${reference}`, reference, member, due, play: plan.play }
  }

  return async (id: string): Promise<Amount> => {
    const member = await needs.findMember(id)
    if (!member) throw new Refusal('login_required')
    const { brand, currency } = member
    const { timeZone, currency: own } = await needs.reckoningOf(brand)
    const plan = currency === own ? await plans.on(brand, dayOf(clock(), timeZone)) : null
    if (!plan) throw new Refusal('function_off')
    const paid = await payMembers(async (transaction) => [await take(transaction, member, plan)])
    return add(...paid.map(({ due }) => due))
  }
}
