import type { Transaction } from '#platform/database'
import type { LotteryNeeds } from './needs.ts'

/** A stake that came home. */
export type ReturnedStake = {
  readonly member: string
  readonly brand: string
  readonly stake: bigint
  readonly placedAt: Date
}

export type OwnLimits = Pick<LotteryNeeds['protection'], 'holdAmong' | 'note' | 'timeZoneOf'>

type Returning = {
  readonly protection: OwnLimits
  /** Whose stakes may come home: they are held before any account is. */
  readonly members: readonly string[]
  /** Gives stakes back, and answers which. */
  readonly giveBack: () => Promise<readonly ReturnedStake[]>
}

/**
 * Gives stakes back in a transaction: what came home is used of their members' own limits no more, on the day on which it
 * was staked.
 */
export async function returnStakes(
  transaction: Transaction,
  { protection, members, giveBack }: Returning,
): Promise<readonly ReturnedStake[]> {
  const held = new Set(await protection.holdAmong(transaction, [...new Set(members)]))
  const returned = await giveBack()
  for (const { member: id, brand, stake, placedAt: at } of returned) {
    if (!held.has(id)) continue
    const timeZone = await protection.timeZoneOf(brand, transaction)
    await protection.note(transaction, { id, timeZone }, { at, staked: -stake })
  }
  return returned
}
