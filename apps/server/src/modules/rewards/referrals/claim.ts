import { randomUUID } from 'node:crypto'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { openAccount } from '@sanuk/ledger/accounts'
import { postOne } from '@sanuk/ledger/post'
import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import { inTransaction, queryable, type Transaction } from '#platform/database'
import { takeTurn } from '#platform/in-turn'
import { Refusal } from '#platform/refusal'
import type { Member } from '../../accounts/members/index.ts'
import type { Keeping } from './keeping.ts'
import type { ReferralsNeeds } from './needs.ts'

/**
 * Pays a member all that friends brought, in one payment. What is paid is locked and marked in the transaction that pays
 * it: whoever asks at the same time finds nothing left. Refuses with `function_off`, `nothing_to_claim` and
 * `amount_below_minimum`.
 */
export function createClaim(needs: ReferralsNeeds & Keeping) {
  const { database, clock, plans, friends, days } = needs

  const take = async (transaction: Transaction, member: Member, least: Amount) => {
    await takeTurn(transaction, `referrals: ${member.id}`)
    const counted = await friends.lockToPay(transaction, member.id)
    const unpaid = await days.lockUnpaid(transaction, member.id)
    const due = amount(
      counted.reduce((sum, { reward }) => sum + reward, 0n) +
        unpaid.reduce((sum, { earned, paid }) => sum + earned - paid, 0n),
    )
    if (due <= 0n) throw new Refusal('nothing_to_claim')
    if (due < least) throw new Refusal('amount_below_minimum')
    const ids = counted.map((friend) => friend.member)
    await friends.markPaid(transaction, ids, clock())
    await days.markPaid(transaction, member.id)
    const payment = { id: randomUUID(), brand: member.brand, member: member.id, due, friends: ids.length, at: clock() }
    await days.addPayment(transaction, payment)
    return payment
  }

  return async (id: string): Promise<Amount> => {
    const member = await needs.findMember(id)
    if (!member) throw new Refusal('login_required')
    const { brand, currency } = member
    const { timeZone, currency: own } = await needs.reckoningOf(brand)
    const plan = currency === own ? await plans.on(brand, dayOf(clock(), timeZone)) : null
    if (!plan) throw new Refusal('function_off')
    const due = await inTransaction(database, async (transaction) => {
      const payment = await take(transaction, member, parseAmount(plan.least))
      const on = queryable(transaction)
      const posted = await postOne(on, {
        ...{ key: `referral:${payment.id}`, amount: payment.due, kind: 'referral', reference: payment.id },
        debit: await openAccount(on, { brand, currency, kind: 'house', owner: 'referrals', guarded: false }),
        credit: await needs.accountOf(member, transaction),
      })
      if (posted.outcome !== 'posted') throw new Error(`${payment.id} was not paid`)
      const source = `referral:${payment.id}`
      const given = { brand, member: id, currency, source, amount: payment.due, percent: plan.play }
      await needs.turnover.demandForBonus(transaction, given)
      return payment.due
    })
    await needs.announce(id)
    return due
  }
}
