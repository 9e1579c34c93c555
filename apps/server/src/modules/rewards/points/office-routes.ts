import * as contract from '@sanuk/contracts/office-points'
import { writeAmount } from '@sanuk/money/amount'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { FindMemberByUsername, FindMembers } from '#platform/capabilities/member'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import type { KeepOpenPicture } from '#platform/capabilities/stored-pictures'
import { readListQuery, wantedMember } from '#platform/list-query'
import type { Serve } from '#platform/serve'
import { answerOfRules, sayIn } from './answers.ts'
import { type Points, validateRules } from './index.ts'

type Needs = {
  readonly points: Points
  readonly approvals: ProposeAndShow
  readonly findMembers: FindMembers
  readonly findByUsername: FindMemberByUsername
  readonly operatorNames: OperatorNames
  readonly pictures: { readonly keepOpen: KeepOpenPicture }
}

/** What operators may do with points: the queue, the shelf, and the rules. */
export function pointsOfficeRoutes(serve: Serve, needs: Needs): void {
  redemptionRoutes(serve, needs)
  rewardRoutes(serve, needs)
  ruleRoutes(serve, needs)
}

function redemptionRoutes(serve: Serve, { points, findMembers, findByUsername, operatorNames }: Needs): void {
  serve(contract.listRedemptions, async ({ brand, language, query }) => {
    const { state = 'in_progress' } = query
    const wanted = { state, member: await wantedMember(findByUsername, brand.id, query.search) }
    // What waits the longest comes first.
    const usual = state === 'in_progress' ? 'oldest' : 'newest'
    const asked = readListQuery(query, { timeZone: brand.timeZone, usual })
    const [{ list, nextCursor }, { waiting }] = await Promise.all([
      points.redemptionsOf(brand.id, wanted, asked),
      points.queue(brand.id),
    ])
    const [members, names] = await Promise.all([
      findMembers(list.map(({ member }) => member)),
      operatorNames(list.flatMap(({ decided_by }) => decided_by ?? [])),
    ])
    return {
      list: list.map(({ id, member, state, category, title, quantity, points: price, delivery, reason, ...it }) => ({
        id,
        state,
        category,
        quantity,
        delivery,
        reason,
        points: Number(price),
        title: sayIn(title, language),
        member: { id: member, username: members.get(member)?.username ?? '' },
        amount: it.amount === null ? null : writeAmount(it.amount),
        askedAt: it.asked_at.toISOString(),
        decidedAt: it.decided_at?.toISOString() ?? null,
        decidedBy: it.decided_by === null ? null : { id: it.decided_by, username: names.get(it.decided_by) ?? '' },
      })),
      nextCursor,
      waiting,
    }
  })
  serve(contract.approveRedemption, async ({ brand, caller, params }) => {
    await points.decide({ deed: 'approve', id: params.id, brand: brand.id, by: caller.id })
    return {}
  })
  serve(contract.rejectRedemption, async ({ brand, caller, params, body }) => {
    await points.decide({ deed: 'reject', id: params.id, brand: brand.id, by: caller.id, reason: body.reason })
    return {}
  })
}

function rewardRoutes(serve: Serve, { points, pictures }: Needs): void {
  serve(contract.listRewards, async ({ brand }) => {
    const list = await points.allRewards(brand.id)
    const pictureOf = await points.picturesOf(brand.id, list)
    return {
      list: list.map(({ id, category, title, description, art, picture, open, stock, taken, revision, ...it }) => ({
        id,
        category,
        title,
        description,
        art,
        picture,
        open,
        stock,
        taken,
        revision,
        points: Number(it.points),
        limitPerMember: it.limit_per_member,
        amount: it.amount === null ? null : writeAmount(it.amount),
        shown: pictureOf(picture),
      })),
    }
  })
  serve(contract.addReward, ({ brand, body }) => points.addReward(brand, body))
  serve(contract.changeReward, async ({ brand, params, body }) => {
    await points.changeReward(brand, params.id, body)
    return {}
  })
  serve(contract.orderRewards, async ({ brand, body }) => {
    await points.orderRewards(brand.id, body.ids)
    return {}
  })
  serve(contract.addRewardPicture, ({ brand, body }) => pictures.keepOpen(brand.id, body.image))
}

function ruleRoutes(serve: Serve, { points, approvals }: Needs): void {
  serve(contract.listPointRules, async ({ brand }) => {
    const [list, today, waiting] = await Promise.all([
      points.listRules(brand.id),
      points.todayOf(brand.id),
      approvals.waitingAbout(brand.id, ['points.rules'], [brand.id]),
    ])
    return { list: list.map(answerOfRules), today, proposal: waiting.get(brand.id)?.id ?? null }
  })
  serve(contract.proposePointRules, async ({ caller, brand, body }) => {
    validateRules(body)
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'points.rules',
      about: brand.name,
      subjectId: brand.id,
      details: body,
    })
    return { proposal: id }
  })
}
