import * as contract from '@sanuk/contracts/office-missions'
import { writeAmount } from '@sanuk/money/amount'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { FindMembers } from '#platform/capabilities/member'
import type { Serve } from '#platform/serve'
import type { Given, Missions } from './index.ts'

type Needs = {
  readonly missions: Missions
  readonly approvals: ProposeAndShow
  readonly findMembers: FindMembers
}

export function missionsOfficeRoutes(serve: Serve, { missions, approvals, findMembers }: Needs): void {
  serve(contract.officeMissions, async ({ brand }) => {
    const [list, today, waiting, figures] = await Promise.all([
      missions.listPlans(brand.id),
      missions.todayOf(brand.id),
      approvals.waitingAbout(brand.id, ['missions.plan'], [brand.id]),
      missions.figures(brand.id),
    ])
    return {
      list,
      today,
      proposal: waiting.get(brand.id)?.id ?? null,
      figures: figures.missions.map(({ paid, ...row }) => ({ ...row, paid: written(paid) })),
      checkIns: { ...figures.checkIns, paid: written(figures.checkIns.paid) },
      boards: figures.boards.map(({ paid, ...row }) => ({ ...row, paid: written(paid) })),
    }
  })
  serve(contract.officeBoard, async ({ brand, params }) => {
    const places = await missions.places({ brand: brand.id, week: params.week })
    const members = await findMembers(places.map(({ member }) => member))
    return {
      list: places.map(({ rank, member, score, reward, claimedAt }) => ({
        rank,
        member,
        username: members.get(member)?.username ?? '',
        score: writeAmount(score),
        reward: reward && { ...reward, amount: writeAmount(reward.amount) },
        claimed: claimedAt !== null,
      })),
    }
  })
  serve(contract.previewMissions, async ({ brand, body }) => {
    const { checkIn, board, ...previewed } = await missions.preview(brand.id, body)
    return {
      ...previewed,
      missions: previewed.missions.map(({ paid, ...row }) => ({ ...row, paid: written(paid) })),
      checkIn: written(checkIn),
      board: written(board),
    }
  })
  serve(contract.proposeMissions, async ({ caller, brand, body }) => {
    missions.validatePlan(body)
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'missions.plan',
      about: brand.name,
      subjectId: brand.id,
      details: body,
    })
    return { proposal: id }
  })
}

const written = ({ cash, points }: Given) => ({ cash: writeAmount(cash), points: writeAmount(points) })
