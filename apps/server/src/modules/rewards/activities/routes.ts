import * as contract from '@sanuk/contracts/activities'
import { writeAmount, ZERO } from '@sanuk/money/amount'
import type { FindMember, FindMembers } from '#platform/capabilities/member'
import type { DemandMayPlay } from '#platform/capabilities/play-permission'
import type { Clock } from '#platform/clock'
import { maskedName } from '#platform/masked-name'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { type Activities, standsIn } from './index.ts'

type Needs = {
  readonly activities: Activities
  readonly findMember: FindMember
  readonly findMembers: FindMembers
  readonly clock: Clock
  readonly demandMayPlay: DemandMayPlay
}

/** What waits for the member to do something. */
const WAITS_FOR_MEMBER = new Set<contract.ActivityState>(['join', 'apply', 'claim', 'open'])

export function activitiesRoutes(serve: Serve, needs: Needs): void {
  const { activities, findMember, clock, demandMayPlay } = needs
  packetRoutes(serve, needs)
  serve(contract.activities, async ({ brand, language }) => {
    const list = await activities.list(brand.id, { openOnly: true })
    return {
      list: list.map(({ id, names, promotion, rule, period, leastLevel, play, ...activity }) => ({
        id,
        name: names[language],
        promotion,
        rule,
        period,
        leastLevel,
        play,
        from: activity.from?.toISOString() ?? null,
        until: activity.until?.toISOString() ?? null,
        state: standsIn({ ...activity, rule }, clock(), brand.timeZone),
      })),
    }
  })
  serve(contract.ownActivities, async ({ caller }) => {
    const member = await findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    const parts = await activities.ownParts(member)
    return {
      list: parts.map(({ activity, part, state }) => ({
        activity: activity.id,
        state,
        remark: part?.remark ?? null,
        reason: part?.reason ?? null,
        amount: part?.amount === null || part?.amount === undefined ? null : writeAmount(part.amount),
        changedAt: part?.changedAt.toISOString() ?? null,
      })),
      available: parts.filter(({ state }) => WAITS_FOR_MEMBER.has(state)).length,
    }
  })
  serve(contract.joinActivity, async ({ caller, params }) => {
    await demandMayPlay(caller.id)
    await activities.join(caller.id, params.id)
    return { state: 'joined' as const }
  })
  serve(contract.leaveActivity, async ({ caller, params }) => {
    await activities.leave(caller.id, params.id)
    return { state: 'join' as const }
  })
  serve(contract.applyForActivity, async ({ caller, params, body }) => {
    await demandMayPlay(caller.id)
    await activities.apply(caller.id, params.id, body)
    return { state: 'applying' as const }
  })
  serve(contract.claimActivity, async ({ caller, params }) => {
    await demandMayPlay(caller.id)
    return { amount: writeAmount(await activities.claim(caller.id, params.id)) }
  })
}

function packetRoutes(serve: Serve, { activities, findMembers, demandMayPlay }: Needs): void {
  serve(contract.redPackets, async ({ brand, params }) => {
    const activity = await activities.find(params.id)
    if (activity?.brand !== brand.id || activity.rule.kind !== 'red_packet') throw new Refusal('not_found')
    const parts = await activities.received(activity.id, contract.OPENINGS_SHOWN)
    const members = await findMembers(parts.map(({ member }) => member))
    return {
      packets: activity.rule.packets,
      left: activity.rule.packets - activity.opened,
      recent: parts.map(({ id, member, amount, changedAt }) => ({
        id,
        name: maskedName(members.get(member)?.username ?? ''),
        at: changedAt.toISOString(),
        amount: writeAmount(amount ?? ZERO),
      })),
    }
  })
  serve(contract.openRedPacket, async ({ caller, params }) => {
    await demandMayPlay(caller.id)
    const { amount, left } = await activities.openPacket(caller.id, params.id)
    return { amount: writeAmount(amount), left }
  })
}
