import { randomInt, randomUUID } from 'node:crypto'
import type { RedPacketRule } from '@sanuk/contracts/activities'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { type Amount, amount, parseAmount, subtract } from '@sanuk/money/amount'
import { coinOf } from '@sanuk/money/coin'
import type { Member } from '#platform/capabilities/member'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { createDepositedEnough } from './deposited-enough.ts'
import { drawPacket } from './draw-packet.ts'
import type { Keeping } from './keeping.ts'
import type { ActivitiesNeeds } from './needs.ts'
import { standsIn } from './open-at.ts'
import { pay } from './pay.ts'
import { periodOf } from './period.ts'
import type { ActivityRecord } from './store/rows.ts'
import { turnOf } from './turn-of.ts'

export type Opened = { readonly amount: Amount; readonly left: number }
type Packets = Omit<ActivityRecord, 'rule'> & { readonly rule: RedPacketRule }

const REFUSED = {
  ...({ coming: 'activity_closed', close: 'activity_closed' } as const),
  ...({ gone: 'packets_gone', resting: 'packets_resting' } as const),
}

/**
 * Opens a red packet: who opens one waits for whoever was faster, draws from what is left then, and has the money in the
 * wallet in the same transaction. One for a member and a span: a second one is refused with `packet_opened`.
 */
export function createOpenPacket(needs: ActivitiesNeeds & Keeping) {
  const { database, clock, activities, participations } = needs
  const depositedEnough = createDepositedEnough(needs)

  const demandOpen = (found: ActivityRecord | null, member: Member, timeZone: string): Packets => {
    if (found?.brand !== member.brand || found.rule.kind !== 'red_packet') throw new Refusal('not_found')
    const stands = standsIn(found, clock(), timeZone)
    if (stands !== 'open') throw new Refusal(REFUSED[stands])
    if (member.rankLevel < found.leastLevel) throw new Refusal('rank_too_low')
    return { ...found, rule: found.rule }
  }

  const take = async (transaction: Transaction, member: Member, { packets, period, coin }: Taking): Promise<Opened> => {
    const at = clock()
    const { id: activity, brand, rule, play } = packets
    const sum = drawnFrom(packets, coin)
    const part = { id: randomUUID(), brand, activity, member: member.id, period, state: 'claimed' as const }
    const rest = { rule, play, remark: null, pictures: [], amount: sum, joinedAt: at, changedAt: at }
    if (!(await participations.add(transaction, { ...part, ...rest }))) throw new Refusal('packet_opened')
    await activities.takePacket(transaction, activity, sum)
    await pay(needs, transaction, { participation: part.id, member, sum })
    const { id, currency } = member
    const source = `activity:${part.id}`
    await needs.demandForBonus(transaction, { brand, member: id, currency, source, amount: sum, percent: play })
    return { amount: sum, left: rule.packets - packets.opened - 1 }
  }

  return async (id: string, wanted: string): Promise<Opened> => {
    const member = await needs.findMember(id)
    if (!member) throw new Refusal('login_required')
    const { timeZone, currency } = await needs.reckoningOf(member.brand)
    const found = await activities.find(wanted)
    if (found?.brand !== member.brand) throw new Refusal('not_found')
    const today = dayOf(clock(), timeZone)
    const period = periodOf(today, found.period)
    // Who has had theirs is told so, whatever has become of the others.
    if (await participations.has({ activity: wanted, member: id, period })) throw new Refusal('packet_opened')
    const { rule } = demandOpen(found, member, timeZone)
    if (!(await depositedEnough(id, rule, { today, timeZone }))) throw new Refusal('deposit_needed')
    const opened = await turnOf(database, id, async (transaction) => {
      if (await participations.lockOf(transaction, { activity: wanted, member: id, period })) {
        throw new Refusal('packet_opened')
      }
      const packets = demandOpen(await activities.lock(transaction, wanted), member, timeZone)
      return take(transaction, member, { packets, period, coin: coinOf(currency) })
    })
    await Promise.all([needs.announce(id), needs.tell(id)])
    return opened
  }
}

type Taking = { readonly packets: Packets; readonly period: string; readonly coin: bigint }

/** What is in the next packet, in whole coins. */
function drawnFrom({ rule, budget, given, opened }: Packets, coin: bigint): Amount {
  const left = { money: subtract(budget, given) / coin, packets: BigInt(rule.packets - opened) }
  const bounds = { least: parseAmount(rule.least) / coin, most: parseAmount(rule.most) / coin }
  return amount(drawPacket(left, bounds, (ways) => BigInt(randomInt(Number(ways)))) * coin)
}
