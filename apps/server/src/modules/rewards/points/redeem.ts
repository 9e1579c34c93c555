import { randomUUID } from 'node:crypto'
import type { Delivery } from '@sanuk/contracts/points'
import { hold } from '@sanuk/ledger/holds'
import { times } from '@sanuk/money/amount'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Member } from '#platform/capabilities/member'
import { inTransaction, queryable, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { pointsOfMember } from './accounts.ts'
import { inBooks } from './formulas.ts'
import type { PointsNeeds } from './needs.ts'
import type { RedemptionStore } from './store/redemptions.ts'
import type { RewardStore } from './store/rewards.ts'
import type { Given, RewardRecord } from './store/rows.ts'

type Needs = PointsNeeds & { readonly rewards: RewardStore; readonly redemptions: RedemptionStore }

export type RedeemWish = {
  readonly requestId: string
  readonly reward: string
  readonly quantity: number
  readonly points: number
  readonly delivery?: Delivery | undefined
}

/** Points have no expiry, and neither has what they wait for: a person decides, however long that takes. */
const HELD_MS = 100 * 365 * 24 * 60 * 60 * 1000

/** All that a member does with points is done one after the other. */
export const turnOf = (member: string): string => `points: ${member}`

/**
 * Asks for a reward: takes it off the shelf and sets its points aside, in one. Refuses with `reward_changed`,
 * `reward_sold_out`, `reward_limit_reached`, `not_enough_points`, and beside the fields where goods know no address.
 */
export function redeem(needs: Needs) {
  const { database, clock, rewards, redemptions } = needs
  const setAside = async (transaction: Transaction, member: Member, it: { id: string; points: bigint }) => {
    const held = await hold(queryable(transaction), {
      key: `points:redemption:${it.id}`,
      account: await pointsOfMember(transaction, member),
      amount: inBooks(it.points),
      reference: it.id,
      expiresAt: new Date(clock().getTime() + HELD_MS),
    })
    if (held.outcome === 'insufficient') throw new Refusal('not_enough_points')
    if (held.outcome !== 'held') throw new Error(`points for ${it.id} were not set aside: ${held.outcome}`)
    return held.hold
  }
  const ask = async (transaction: Transaction, member: Member, wish: RedeemWish): Promise<Given> => {
    await takeAdvisoryLock(transaction, turnOf(member.id))
    const earlier = await redemptions.ofRequest(transaction, member.id, wish.requestId)
    if (earlier) return earlier
    const reward = await rewards.lock(transaction, member.brand, wish.reward)
    const taken = (await redemptions.takenBy(transaction, member.id)).get(wish.reward) ?? 0
    const { quantity } = wish
    demandOffered(reward, wish)
    demandLeft(reward, quantity, taken)
    const id = randomUUID()
    const points = BigInt(wish.points)
    const kept = await setAside(transaction, member, { id, points })
    await rewards.take(transaction, reward.id, quantity)
    await redemptions.add(transaction, {
      id,
      brand: member.brand,
      member: member.id,
      requestId: wish.requestId,
      reward,
      quantity,
      points,
      hold: kept,
      amount: reward.amount && times(reward.amount, quantity),
      delivery: reward.category === 'goods' ? (wish.delivery ?? null) : null,
      asked_at: clock(),
    })
    return redemptions.given(transaction, id)
  }
  return async (member: Member, wish: RedeemWish): Promise<Given> => {
    const given = await inTransaction(database, (transaction) => ask(transaction, member, wish))
    await needs.tellPoints(member.id)
    return given
  }
}

/** What is asked for is what the mall shows now, at the price it shows, with an address where there is something to send. */
function demandOffered(reward: RewardRecord | null, wish: RedeemWish): asserts reward is RewardRecord {
  if (!reward?.open) throw new Refusal('reward_changed')
  if (reward.points * BigInt(wish.quantity) !== BigInt(wish.points)) throw new Refusal('reward_changed')
  if (reward.category !== 'goods' || wish.delivery) return
  const fields = ['delivery.name', 'delivery.phone', 'delivery.address']
  throw new Refusal('invalid_request', { fields: fields.map((field) => ({ field, word: 'field.required' })) })
}

function demandLeft({ stock, limit_per_member }: RewardRecord, quantity: number, taken: number): void {
  if (stock !== null && stock < quantity) throw new Refusal('reward_sold_out')
  if (limit_per_member !== null && taken + quantity > limit_per_member) throw new Refusal('reward_limit_reached')
}
