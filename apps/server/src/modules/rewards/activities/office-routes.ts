import type { RedPacketRule } from '@sanuk/contracts/activities'
import { bonusFor } from '@sanuk/contracts/deposit-gift'
import * as contract from '@sanuk/contracts/office-activities'
import { type Amount, add, amount, parseAmount, times, writeAmount, ZERO } from '@sanuk/money/amount'
import { coinOf } from '@sanuk/money/coin'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { DepositedSince, DepositSizesOf } from '#platform/capabilities/deposit-sums'
import type { FindMemberByUsername, FindMembers } from '#platform/capabilities/member'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import type { Clock } from '#platform/clock'
import { readListQuery, wantedMember } from '#platform/list-query'
import type { Serve } from '#platform/serve'
import { type Activities, type ActivityRecord, type Participation, rangeOf } from './index.ts'

/** What an activity would have cost is told of the last thirty days. */
const LOOKED_BACK_MS = 30 * 24 * 60 * 60 * 1000

type Needs = {
  readonly activities: Activities
  readonly approvals: ProposeAndShow
  readonly findMembers: FindMembers
  readonly findByUsername: FindMemberByUsername
  readonly operatorNames: OperatorNames
  readonly depositSizes: DepositSizesOf
  readonly depositedSince: DepositedSince
  readonly clock: Clock
  readonly currencyOf: (brand: string) => Promise<CurrencyCode>
}

/** What operators do with activities: what there is, what it would cost, and what members ask for. */
export function activitiesOfficeRoutes(serve: Serve, needs: Needs): void {
  settingRoutes(serve, needs)
  applicationRoutes(serve, needs)
}

function settingRoutes(serve: Serve, { activities, approvals, ...needs }: Needs): void {
  /** How many members have deposited what red packets ask for; none where they ask for nothing. */
  const eligible = async (brand: string, { deposited }: RedPacketRule): Promise<number> => {
    if (deposited === null) return 0
    const since = await activities.countsDepositsSince(brand, deposited.days)
    const sums = [...(await needs.depositedSince(brand, since)).values()]
    return sums.filter(({ sum }) => sum >= parseAmount(deposited.least)).length
  }
  serve(contract.officeActivities, async ({ brand }) => {
    const [list, figures, { waiting }] = await Promise.all([
      activities.list(brand.id, { openOnly: false }),
      activities.figures(brand.id),
      activities.queue(brand.id),
    ])
    const proposals = await approvals.waitingAbout(
      ...([brand.id, ['activities.plan'], list.map(({ id }) => id)] as const),
    )
    const shown = list.map((activity) => ({
      ...settingsOf(activity),
      id: activity.id,
      given: writeAmount(activity.given),
      opened: activity.opened,
      proposal: proposals.get(activity.id)?.id ?? null,
      ...(figures.get(activity.id) ?? { joined: 0, waiting: 0 }),
    }))
    return { list: shown, waiting }
  })
  serve(contract.previewActivity, async ({ brand, body }) => {
    const { rule, budget } = body
    await activities.validateSettings(brand.id, body)
    const nothing = { deposits: 0, members: 0, deposited: writeAmount(ZERO), average: null, first: null }
    if (rule.kind === 'application') return { ...nothing, given: rule.most }
    if (rule.kind === 'red_packet') {
      const members = await eligible(brand.id, rule)
      return {
        ...nothing,
        ...previewPackets(rule, parseAmount(budget), coinOf(brand.currency)),
        given: budget,
        members,
      }
    }
    const { firstOnly, leastDeposit } = rule
    const since = new Date(needs.clock().getTime() - LOOKED_BACK_MS)
    const [{ members, sizes }, currency] = await Promise.all([
      needs.depositSizes(brand.id, { since, firstOnly, least: parseAmount(leastDeposit) }),
      needs.currencyOf(brand.id),
    ])
    return {
      deposits: sizes.reduce((sum, { count }) => sum + count, 0),
      members,
      average: null,
      first: null,
      deposited: writeAmount(add(ZERO, ...sizes.map(({ amount, count }) => times(amount, count)))),
      given: writeAmount(
        add(ZERO, ...sizes.map(({ amount, count }) => times(bonusFor(amount, rule, currency), count))),
      ),
    }
  })
  serve(contract.proposeActivity, async ({ caller, brand, body }) => {
    await activities.validateSettings(brand.id, body)
    const subjectId = activities.newId()
    const details = { id: subjectId, settings: body }
    const wish = { kind: 'activities.plan', about: body.names.th, subjectId, details } as const
    return { proposal: (await approvals.propose(caller, brand.id, wish)).id }
  })
  serve(contract.changeActivity, async ({ caller, brand, params, body }) => {
    await activities.validateSettings(brand.id, body)
    await activities.demandChange(brand.id, params.id, body)
    const details = { id: params.id, settings: body }
    const wish = { kind: 'activities.plan', about: body.names.th, subjectId: params.id, details } as const
    return { proposal: (await approvals.propose(caller, brand.id, wish)).id }
  })
  serve(contract.stopActivity, async ({ brand, params }) => {
    await activities.stop(brand.id, params.id)
    return {}
  })
}

/** What is in a packet in the mean, and the most that can be in the first one. */
function previewPackets(rule: RedPacketRule, budget: Amount, coin: bigint) {
  const bounds = { least: parseAmount(rule.least) / coin, most: parseAmount(rule.most) / coin }
  const { high } = rangeOf({ money: budget / coin, packets: BigInt(rule.packets) }, bounds)
  return { average: writeAmount(amount(budget / BigInt(rule.packets))), first: writeAmount(amount(high * coin)) }
}

function settingsOf({ from, until, budget, ...activity }: ActivityRecord) {
  const { names, promotion, rule, period, leastLevel, play, open } = activity
  return {
    names,
    promotion,
    rule,
    period,
    leastLevel,
    play,
    open,
    budget: writeAmount(budget),
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  }
}

function applicationRoutes(serve: Serve, { activities, approvals, findMembers, operatorNames, ...needs }: Needs): void {
  serve(contract.listApplications, async ({ brand, caller, language, query }) => {
    const decided = query.decided === 1
    const member = await wantedMember(needs.findByUsername, brand.id, query.search)
    const asked = readListQuery(query, { timeZone: brand.timeZone, usual: decided ? 'newest' : 'oldest' })
    const [{ list, nextCursor }, { waiting }, all] = await Promise.all([
      activities.applications(brand.id, { decided, member }, asked),
      activities.queue(brand.id),
      activities.list(brand.id, { openOnly: false }),
    ])
    const [members, names] = await Promise.all([
      findMembers(list.map(({ member }) => member)),
      operatorNames(list.flatMap(({ operator }) => operator ?? [])),
    ])
    const nameOf = (id: string) => all.find((activity) => activity.id === id)?.names[language] ?? ''
    return {
      list: list.map((part) => ({
        ...shown(part, nameOf(part.activity)),
        member: { id: part.member, username: members.get(part.member)?.username ?? '' },
        operator: part.operator === null ? null : (names.get(part.operator) ?? ''),
        own: part.operator === caller.id,
      })),
      nextCursor,
      waiting,
    }
  })
  serve(contract.applicationPictures, async ({ brand, params }) => {
    const pictures = await activities.picturesOf(brand.id, params.id)
    return { list: pictures.map((bytes) => bytes.toString('base64')) }
  })
  serve(contract.takeApplication, async ({ brand, caller, params }) => {
    await activities.take({ brand: brand.id, id: params.id, operator: caller.id })
    return {}
  })
  serve(contract.grantApplication, async ({ brand, caller, params, body }) => {
    const asked = { brand: brand.id, id: params.id, operator: caller.id }
    if (await activities.mayGrantAlone(asked, parseAmount(body.amount))) {
      await activities.grant(asked, parseAmount(body.amount))
      return { proposal: null }
    }
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'activities.grant',
      about: brand.name,
      subjectId: params.id,
      details: body,
    })
    return { proposal: id }
  })
  serve(contract.rejectApplication, async ({ brand, caller, params, body }) => {
    await activities.reject({ brand: brand.id, id: params.id, operator: caller.id }, body.reason)
    return {}
  })
}

function shown({ id, activity, rule, state, remark, pictures, amount, reason, ...part }: Participation, name: string) {
  const isDecided = state !== 'applying' && state !== 'processing'
  return {
    id,
    state,
    remark: remark ?? '',
    pictures: pictures.length,
    reason,
    activity: { id: activity, name, most: rule.most, alone: rule.kind === 'application' ? rule.alone : rule.most },
    amount: amount === null ? null : writeAmount(amount),
    appliedAt: part.joinedAt.toISOString(),
    decidedAt: isDecided ? part.changedAt.toISOString() : null,
  }
}
