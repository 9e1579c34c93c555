import type { MissionType } from '@sanuk/contracts/missions'
import type { MissionPlan, PlannedMission } from '@sanuk/contracts/office-missions'
import { startOfDay } from '#platform/business-days'
import type { Transaction } from '#platform/database'
import type { Keeping } from './keeping.ts'
import type { MissionsNeeds } from './needs.ts'
import { holdsOn, type Period, periodOf, weekOf } from './periods.ts'
import type { Place } from './store/counted.ts'

/** What is counted anew: by what happened on a day, for everybody or those who are named, all types or some. */
type CountedDay = Place & {
  readonly day: string
  readonly members?: readonly string[]
  readonly types?: readonly MissionType[]
}

/** Until when a reward of a period can be claimed; nothing where the period never ends. */
export const expiryOf = ({ to }: Period, plan: Pick<MissionPlan, 'claimDays'>, timeZone: string): Date | null =>
  to === null ? null : startOfDay(to, timeZone, 1 + plan.claimDays)

/** Missions that count on a day. */
export const missionsOn = (plan: MissionPlan, day: string): readonly PlannedMission[] =>
  plan.open ? plan.missions.filter((mission) => mission.open && holdsOn(mission, day)) : []

/** Counts anew the periods that a day belongs to, by the plan that held on it. Done again it changes nothing. */
export function createCountDay({ plans, progress, boards, clock }: MissionsNeeds & Keeping) {
  return async (transaction: Transaction, { day, members, types, ...place }: CountedDay): Promise<void> => {
    const { brand, timeZone } = place
    const plan = await plans.on(brand, day, transaction)
    if (!plan?.open) return
    const common = { ...place, at: clock(), ...(members && { members }) }
    for (const mission of missionsOn(plan, day)) {
      if (types && !types.includes(mission.type)) continue
      const period = periodOf(mission, day)
      await progress.count(transaction, { ...common, mission, period, expiresAt: expiryOf(period, plan, timeZone) })
    }
    if (plan.board && !types) await boards.count(transaction, { ...common, week: weekOf(day) })
  }
}
