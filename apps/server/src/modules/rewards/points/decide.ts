import { endHold } from '@sanuk/ledger/holds'
import { postOne } from '@sanuk/ledger/post'
import type { Amount } from '@sanuk/money/amount'
import { inTransaction, queryable, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { houseAccount } from './accounts.ts'
import type { PointsNeeds } from './needs.ts'
import { type Deed, stateAfter } from './redemption-states.ts'
import type { RedemptionStore } from './store/redemptions.ts'
import type { RewardStore } from './store/rewards.ts'
import type { RedemptionRecord } from './store/rows.ts'

type Needs = PointsNeeds & { readonly rewards: RewardStore; readonly redemptions: RedemptionStore }

export type Decision = {
  readonly deed: Deed
  /** The redemption, and whose it must be. */
  readonly id: string
  readonly brand: string
  readonly member?: string
  readonly reason?: string
  /** The operator. */
  readonly by: string | null
}

/**
 * Ends what waits: its points are spent, and its money is paid; or points and stock come back. Refuses with `not_found`
 * and, where somebody was faster, with `redemption_decided`.
 */
export function decide(needs: Needs) {
  const { database, clock, rewards, redemptions } = needs

  const demand = async (transaction: Transaction, { id, brand, member }: Decision): Promise<RedemptionRecord> => {
    const found = await redemptions.lock(transaction, id)
    if (found?.brand !== brand) throw new Refusal('not_found')
    if (member !== undefined && found.member !== member) throw new Refusal('not_found')
    return found
  }

  const end = async (transaction: Transaction, { id, brand, hold }: RedemptionRecord, spent: boolean) => {
    const credit = await houseAccount(transaction, brand, 'PTS')
    const how = spent ? ({ how: 'posted', credit, kind: 'redemption' } as const) : ({ how: 'voided' } as const)
    const { outcome } = await endHold(queryable(transaction), hold, how)
    if (outcome !== 'ended') throw new Error(`the points of redemption ${id} were not ended: ${outcome}`)
  }

  /** Answers what the wallet holds then. */
  const pay = async (transaction: Transaction, { id, brand, member: of, amount }: RedemptionRecord) => {
    const member = amount === null ? null : await needs.findMember(of)
    if (amount === null || !member) return null
    const posted = await postOne(queryable(transaction), {
      key: `points:reward:${id}`,
      debit: await houseAccount(transaction, brand, member.currency),
      credit: await needs.accountOf(member, transaction),
      amount,
      kind: 'redemption',
      reference: id,
    })
    if (posted.outcome !== 'posted') throw new Error(`the money of redemption ${id} was not paid`)
    return posted.creditBalance
  }

  const carryOut = async (transaction: Transaction, decision: Decision): Promise<[string, Amount | null]> => {
    const found = await demand(transaction, decision)
    const state = stateAfter(found.state, decision.deed)
    if (state === null) throw new Refusal('redemption_decided')
    const isGiven = state === 'approved'
    // In the order in which they are taken: two who want both do not wait for each other.
    if (!isGiven) await rewards.take(transaction, found.reward, -found.quantity)
    await end(transaction, found, isGiven)
    const balance = isGiven ? await pay(transaction, found) : null
    const { reason = null, by } = decision
    await redemptions.decide(transaction, found.id, { state, reason, at: clock(), by })
    return [found.member, balance]
  }

  return async (decision: Decision): Promise<void> => {
    const [member, balance] = await inTransaction(database, (transaction) => carryOut(transaction, decision))
    if (balance !== null) await needs.announce(member)
    await needs.tellPoints(member)
  }
}
