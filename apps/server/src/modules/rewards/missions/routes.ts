import * as contract from '@sanuk/contracts/missions'
import { writeAmount, ZERO } from '@sanuk/money/amount'
import type { FindMember, FindMembers } from '#platform/capabilities/member'
import type { DemandMayPlay } from '#platform/capabilities/play-permission'
import { dayAfter } from '#platform/dated-rules'
import { maskedName } from '#platform/masked-name'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Missions, Reward } from './index.ts'

type Needs = {
  readonly missions: Missions
  readonly findMember: FindMember
  readonly findMembers: FindMembers
  readonly demandMayPlay: DemandMayPlay
}

/** Places of a board that members are shown. */
const SHOWN = 20

export function missionsRoutes(serve: Serve, { missions, findMember, findMembers, demandMayPlay }: Needs): void {
  serve(contract.ownMissions, async ({ caller, language }) => {
    const member = await findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    const standing = await missions.standing(member)
    if (!standing) return { open: false, missions: [], checkIn: null, board: false, claimable: 0 }
    const { checkIn, board, claimable } = standing
    return {
      open: true,
      board,
      claimable,
      missions: standing.missions.map(({ mission, period, row, course, reward, state, target, soldOut }) => ({
        id: mission.id,
        period,
        name: mission.names[language],
        type: mission.type,
        scope: mission.scope,
        repeats: mission.period,
        target: writeAmount(target),
        progress: writeAmount(row?.progress ?? ZERO),
        reward: written(reward),
        state,
        soldOut,
        opensAt: course.opensAt.toISOString(),
        endsAt: course.endsAt?.toISOString() ?? null,
        expiresAt: course.expiresAt?.toISOString() ?? null,
      })),
      checkIn: checkIn && {
        streak: checkIn.streak,
        checkedIn: checkIn.checkedIn,
        rungs: checkIn.rungs,
        today: ((checkIn.next - 1) % contract.CHECK_IN_DAYS) + 1,
        condition: checkIn.condition && { ...checkIn.condition, progress: writeAmount(checkIn.come ?? ZERO) },
      },
    }
  })
  serve(contract.claimMission, async ({ caller, params, body }) => {
    await demandMayPlay(caller.id)
    const { reward } = await missions.claimMission(caller.id, { mission: params.id, period: body.period })
    return { reward: written(reward) }
  })
  serve(contract.checkIn, async ({ caller }) => {
    await demandMayPlay(caller.id)
    const { reward, streak } = await missions.checkIn(caller.id)
    return { reward: written(reward), streak }
  })
  serve(contract.missionLeaderboard, async ({ brand, caller }) => {
    const { week, endsAt, prizes, leading, own, last } = await missions.board({ id: caller.id, brand: brand.id }, SHOWN)
    const members = await findMembers([...leading, ...(last?.places ?? [])].map(({ member }) => member))
    const name = (member: string): string => maskedName(members.get(member)?.username ?? '')
    return {
      open: prizes.length > 0,
      from: week,
      to: dayAfter(week, 6),
      endsAt: endsAt.toISOString(),
      prizes,
      lines: leading.map(({ rank, member, score }) => {
        return { rank, name: name(member), score: writeAmount(score), reward: prizes[rank - 1] ?? null }
      }),
      own: own && { rank: own.rank, score: writeAmount(own.score) },
      last: last && {
        week: last.week,
        lines: last.places.map(({ rank, member, score, reward }) => {
          return { rank, name: name(member), score: writeAmount(score), reward: reward && written(reward) }
        }),
        own: last.own && {
          rank: last.own.rank,
          score: writeAmount(last.own.score),
          reward: last.own.reward && written(last.own.reward),
          claimedAt: last.own.claimedAt?.toISOString() ?? null,
          expiresAt: last.own.expiresAt.toISOString(),
        },
      },
    }
  })
  serve(contract.claimBoardPrize, async ({ caller, body }) => {
    await demandMayPlay(caller.id)
    const { reward } = await missions.claimPrize(caller.id, body.week)
    return { reward: written(reward) }
  })
}

const written = ({ kind, amount, play }: Reward): contract.MissionReward => {
  return { kind, amount: writeAmount(amount), play }
}
