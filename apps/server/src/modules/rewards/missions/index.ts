import { dayOf } from '@sanuk/contracts/calendar-day'
import { type MissionPlan, missionPlan, proposedMissionPlan } from '@sanuk/contracts/office-missions'
import type { Transaction } from '#platform/database'
import { createDatedRules, dayAfter } from '#platform/dated-rules'
import { createClaims } from './claims.ts'
import { createCountDay } from './count-day.ts'
import { createFollow } from './follow.ts'
import type { MissionsNeeds } from './needs.ts'
import { createStanding } from './standing.ts'
import { createBoardStore } from './store/boards.ts'
import { createCheckInStore } from './store/check-ins.ts'
import { createFigures } from './store/figures.ts'
import { createFollowingStore } from './store/following.ts'
import { previewBoards, previewCheckIn, previewMission } from './store/previews.ts'
import { createProgressStore } from './store/progress.ts'
import { createTurns } from './turns.ts'
import { validatePlan } from './validate-plan.ts'

export type { Given, Reward } from './store/rows.ts'

export type Missions = ReturnType<typeof createMissions>

/** Days that operators are told of, and that a preview looks back. */
const LOOKED_BACK_DAYS = 30

/** Things to do for a reward, days in a row, and the board of the week. */
export function createMissions(needs: MissionsNeeds) {
  const { database, clock, reckoningOf } = needs
  const keeping = {
    plans: createDatedRules(database, { table: 'missions.plan', schema: missionPlan }),
    progress: createProgressStore(database),
    boards: createBoardStore(database),
    checkIns: createCheckInStore(database),
    following: createFollowingStore(database),
  }
  const figures = createFigures(database)
  const todayOf = async (brand: string): Promise<string> => dayOf(clock(), (await reckoningOf(brand)).timeZone)
  const countDay = createCountDay({ ...needs, ...keeping })
  const built = { ...needs, ...keeping, countDay, todayOf }
  return {
    ...createClaims(built),
    ...createStanding(built),
    ...createTurns(built),
    /** Counts anew what play, deposits and sign-ins changed; to be called about once a second. */
    follow: createFollow(built),
    todayOf,
    validatePlan,
    listPlans: keeping.plans.list,
    places: keeping.boards.places,
    /** What the last thirty days came to. */
    figures: async (brand: string) => {
      const day = dayAfter(await todayOf(brand), -LOOKED_BACK_DAYS)
      const at = new Date(clock().getTime() - LOOKED_BACK_DAYS * DAY_MS)
      const [missions, checkIns, boards] = await Promise.all([
        ...[figures.missions(brand, { day, at }), figures.checkIns(brand, at), figures.boards(brand)],
      ] as const)
      return { missions, checkIns, boards }
    },
    /** What a plan would have given in the last thirty days that are over, had everybody claimed. */
    preview: async (brand: string, plan: MissionPlan) => {
      validatePlan(plan)
      const today = await todayOf(brand)
      const { timeZone, currency } = await reckoningOf(brand)
      const [from, to] = [dayAfter(today, -LOOKED_BACK_DAYS), dayAfter(today, -1)]
      const span = { brand, timeZone, currency, from, to }
      const missions = []
      for (const mission of plan.missions) {
        if (mission.open) missions.push(await previewMission(database, span, mission))
      }
      const checkIn = await previewCheckIn(database, span, plan.checkIn)
      return { from, to, missions, checkIn, board: await previewBoards(database, span, plan.board) }
    },
    /** Puts an approved plan in force from its day on. */
    carryOut: async (transaction: Transaction, proposal: { readonly brand: string; readonly details: unknown }) => {
      const wish = proposedMissionPlan.parse(proposal.details)
      validatePlan(wish)
      const { brand } = proposal
      await keeping.plans.add(transaction, { ...wish, brand, today: await todayOf(brand), decidedAt: clock() })
      return null
    },
  }
}

const DAY_MS = 24 * 60 * 60 * 1000
