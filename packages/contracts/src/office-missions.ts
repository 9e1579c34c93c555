import * as z from 'zod/mini'
import {
  CHECK_IN_DAYS,
  checkInCondition,
  MISSION_PERIODS,
  MISSION_TYPES,
  missionReward,
  missionScope,
} from './missions.ts'
import { route } from './route.ts'
import { businessDay, money, shortText, uuid } from './wire.ts'

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most))

const named = z.strictObject({ th: shortText, en: shortText })

/** A mission as operators decide about it. Its id stays the same when the rest of it changes. */
export const plannedMission = z.strictObject({
  id: uuid,
  names: named,
  type: z.enum(MISSION_TYPES),
  scope: missionScope,
  target: money,
  period: z.enum(MISSION_PERIODS),
  reward: missionReward,
  /** The most that is given for one period, to all members together. */
  budget: z.nullable(money),
  from: businessDay,
  until: z.nullable(businessDay),
  open: z.boolean(),
})
export type PlannedMission = z.output<typeof plannedMission>

export const MISSIONS_MAX = 30
export const BOARD_PRIZES_MAX = 100

/** Everything of missions that a brand decides at once. */
export const missionPlan = z.strictObject({
  open: z.boolean(),
  /** In the order in which they are shown. */
  missions: z.array(plannedMission).check(z.maxLength(MISSIONS_MAX)),
  /** For how many days after its period a reward can be claimed. */
  claimDays: whole(1, 90),
  checkIn: z.nullable(
    z.strictObject({
      rungs: z.array(missionReward).check(z.length(CHECK_IN_DAYS)),
      condition: z.nullable(checkInCondition),
    }),
  ),
  board: z.nullable(
    z.strictObject({ prizes: z.array(missionReward).check(z.minLength(1), z.maxLength(BOARD_PRIZES_MAX)) }),
  ),
})
export type MissionPlan = z.output<typeof missionPlan>

export const proposedMissionPlan = z.extend(missionPlan, { effectiveFrom: businessDay })
export type ProposedMissionPlan = z.output<typeof proposedMissionPlan>

/** What was given, or would have been. */
const given = z.strictObject({ cash: money, points: money })

const PLAN_REFUSALS = ['mission_numbers_not_whole', 'mission_budget_too_small', 'mission_named_twice'] as const

export const officeMissions = route({
  method: 'GET',
  path: '/ops/missions',
  access: 'operator',
  power: 'content.see',
  summary: 'The plans of today and of days to come, newest first, what the missions gave, and boards that are over.',
  answer: z.strictObject({
    list: z.array(proposedMissionPlan),
    today: businessDay,
    proposal: z.nullable(uuid),
    /** Of the last thirty days, by mission. */
    figures: z.array(
      z.strictObject({
        mission: uuid,
        /** Members who came some way, who completed it, and who claimed. */
        begun: z.number(),
        completed: z.number(),
        claimed: z.number(),
        paid: given,
      }),
    ),
    checkIns: z.strictObject({ count: z.number(), members: z.number(), paid: given }),
    boards: z.array(
      z.strictObject({ week: businessDay, members: z.number(), prizes: z.number(), claimed: z.number(), paid: given }),
    ),
  }),
  refusals: [],
})

export const officeBoard = route({
  method: 'GET',
  path: '/ops/missions/boards/{week}',
  access: 'operator',
  power: 'content.see',
  summary: 'Everybody’s place on a board that is over.',
  params: z.strictObject({ week: businessDay }),
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        rank: z.number(),
        member: uuid,
        username: z.string(),
        score: money,
        reward: z.nullable(missionReward),
        claimed: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const previewMissions = route({
  method: 'POST',
  path: '/ops/missions/preview',
  access: 'operator',
  power: 'content.see',
  summary: 'What a plan would have given in the last thirty days, had everybody claimed.',
  body: missionPlan,
  answer: z.strictObject({
    from: businessDay,
    to: businessDay,
    missions: z.array(
      z.strictObject({
        mission: uuid,
        members: z.number(),
        /** How often it would have been completed; a member may do so once for each period. */
        completions: z.number(),
        paid: given,
      }),
    ),
    checkIn: given,
    board: given,
  }),
  refusals: PLAN_REFUSALS,
})

export const proposeMissions = route({
  method: 'POST',
  path: '/ops/missions',
  access: 'operator',
  power: 'content.change',
  summary: 'Proposes another plan; it holds from its day on, once a second operator has approved it.',
  body: proposedMissionPlan,
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['proposal_waiting', ...PLAN_REFUSALS],
})
