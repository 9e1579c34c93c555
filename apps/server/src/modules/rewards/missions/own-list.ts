import type { MissionPlan } from '@sanuk/contracts/office-missions'
import { parseAmount } from '@sanuk/money/amount'
import { startOfDay } from '#platform/business-days'
import type { Member } from '#platform/capabilities/member'
import { expiryOf } from './count-day.ts'
import type { Keeping } from './keeping.ts'
import { stateOf } from './mission-states.ts'
import type { MissionsNeeds } from './needs.ts'
import { type Period, periodOf } from './periods.ts'
import { budgetOf, type Progress } from './store/progress.ts'
import { readReward } from './store/rows.ts'

type Needs = MissionsNeeds & Keeping
type Listed = {
  readonly mission: MissionPlan['missions'][number]
  readonly period: Period
  readonly row: Progress | null
}
type Today = { readonly plan: MissionPlan; readonly day: string }

/** A member's missions: what waits from before, then those of the plan in its order, with those to come. */
export function createOwnList(needs: Needs) {
  const { clock, plans, progress } = needs

  /** Rewards of periods that are over, also of missions that the plan names no more. */
  const waiting = async (brand: string, plan: MissionPlan, rows: readonly Progress[]): Promise<Listed[]> => {
    if (rows.length === 0) return []
    const planned = [plan, ...(await plans.list(brand))].flatMap(({ missions }) => missions)
    return rows.flatMap((row) => {
      const mission = planned.find(({ id }) => id === row.mission)
      return mission ? [{ mission, period: periodOf(mission, row.period), row }] : []
    })
  }

  return async (member: Member, { plan, day }: Today) => {
    const { timeZone } = await needs.reckoningOf(member.brand)
    const current = plan.missions
      .filter(({ open, until }) => open && (until === null || until >= day))
      .map((mission) => ({ mission, period: periodOf(mission, mission.from > day ? mission.from : day) }))
    const names = current.map(({ mission, period }) => ({ mission: mission.id, period: period.name }))
    const rows = await progress.ofMember(member.id, names, clock())
    const rowOf = (mission: string, period: string) => rows.find((it) => it.mission === mission && it.period === period)
    const older = rows.filter((row) => !names.some((it) => it.mission === row.mission && it.period === row.period))
    const spent = await progress.spent(member.brand, [...names, ...older])
    const listed: readonly Listed[] = [
      ...(await waiting(member.brand, plan, older)),
      ...current.map((one) => ({ ...one, row: rowOf(one.mission.id, one.period.name) ?? null })),
    ]
    return listed.map(({ mission, period, row }) => {
      const reward = row?.reward ?? readReward(mission.reward)
      const budget = row ? row.budget : budgetOf(mission)
      const course = {
        opensAt: startOfDay(period.from, timeZone),
        endsAt: period.to === null ? null : startOfDay(period.to, timeZone, 1),
        expiresAt: row?.completedAt ? row.expiresAt : expiryOf(period, plan, timeZone),
        completedAt: row?.completedAt ?? null,
        claimedAt: row?.claimedAt ?? null,
      }
      const given = spent.get(`${mission.id} ${period.name}`) ?? 0n
      const state = stateOf(course, clock())
      return {
        mission,
        period: period.name,
        row,
        course,
        reward,
        state,
        target: row?.target ?? parseAmount(mission.target),
        soldOut: state !== 'claimed' && budget !== null && given + reward.amount > budget,
      }
    })
  }
}
