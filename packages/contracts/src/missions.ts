import * as z from 'zod/mini'
import { GAME_TYPES } from './catalogue.ts'
import { route } from './route.ts'
import { businessDay, instant, money, uuid } from './wire.ts'

/** What a mission counts. Deposits and valid stake are money, the others are plain numbers. */
export const MISSION_TYPES = ['deposit', 'validBet', 'login', 'winCount', 'rounds'] as const
export type MissionType = (typeof MISSION_TYPES)[number]

/** Types that count money. */
export const MONEY_MISSIONS: readonly MissionType[] = ['deposit', 'validBet']

/** Types that count what is played, and so may be about some games only. */
export const PLAY_MISSIONS: readonly MissionType[] = ['validBet', 'winCount', 'rounds']

export const MISSION_PERIODS = ['once', 'daily', 'weekly', 'monthly'] as const
export type MissionPeriod = (typeof MISSION_PERIODS)[number]

/** `locked`: it begins later. `expired`: its time is over, done or not. */
export const MISSION_STATES = ['locked', 'open', 'completed', 'claimed', 'expired'] as const
export type MissionState = (typeof MISSION_STATES)[number]

/** Points, or money that must be played so often, in per cent, before it can be withdrawn. */
export const missionReward = z.strictObject({
  kind: z.enum(['points', 'cash']),
  amount: money,
  play: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
})
export type MissionReward = z.output<typeof missionReward>

const code = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_.:-]+$/))

/** Which games count; all of them where nothing is said. */
export const missionScope = z.strictObject({
  gameType: z.nullable(z.enum(GAME_TYPES)),
  vendor: z.nullable(code),
  game: z.nullable(code),
})
export type MissionScope = z.output<typeof missionScope>

/** Days of the ladder; after the last one it begins anew. */
export const CHECK_IN_DAYS = 7

/** What a day asks for before one may check in. */
export const checkInCondition = z.strictObject({ type: z.enum(['deposit', 'validBet']), target: money })

const ownMission = z.strictObject({
  id: uuid,
  /** The first day of its period: with the id, what is claimed. */
  period: businessDay,
  name: z.string(),
  type: z.enum(MISSION_TYPES),
  scope: missionScope,
  repeats: z.enum(MISSION_PERIODS),
  /** Plain numbers are written like money, too: `3.00`. */
  target: money,
  progress: money,
  reward: missionReward,
  state: z.enum(MISSION_STATES),
  opensAt: instant,
  /** When its period ends, and until when it can be claimed; nothing where it stays. */
  endsAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  /** Others have claimed all that there was for this period. */
  soldOut: z.boolean(),
})
export type OwnMission = z.output<typeof ownMission>

const ownCheckIn = z.strictObject({
  /** Days in a row up to today, or yesterday while today’s waits. */
  streak: z.number(),
  /** Which rung, from 1 on, is today’s. */
  today: z.number(),
  checkedIn: z.boolean(),
  rungs: z.array(missionReward),
  condition: z.nullable(z.extend(checkInCondition, { progress: money })),
})
export type OwnCheckIn = z.output<typeof ownCheckIn>

export const ownMissions = route({
  method: 'GET',
  path: '/wps/relay/missions',
  access: 'member',
  summary: 'The member’s missions with how far each has come, and the days they checked in.',
  answer: z.strictObject({
    open: z.boolean(),
    missions: z.array(ownMission),
    checkIn: z.nullable(ownCheckIn),
    /** Whether there is a board of the week. */
    board: z.boolean(),
    /** How many things can be claimed now, prizes of the last board among them. */
    claimable: z.number(),
  }),
  refusals: [],
})

export const claimMission = route({
  method: 'POST',
  path: '/wps/relay/missions/{id}/claim',
  access: 'member',
  summary: 'Gives the reward of a completed mission, once for its period.',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ period: businessDay }),
  answer: z.strictObject({ reward: missionReward }),
  refusals: ['play_paused', 'nothing_to_claim', 'mission_budget_used'],
})

export const checkIn = route({
  method: 'POST',
  path: '/wps/relay/missions/check-in',
  access: 'member',
  summary: 'Checks in for today, once, and gives the reward of this day in a row.',
  answer: z.strictObject({ reward: missionReward, streak: z.number() }),
  refusals: ['play_paused', 'function_off', 'nothing_to_claim', 'check_in_condition'],
})

const boardLine = z.strictObject({
  rank: z.number(),
  /** Masked. */
  name: z.string(),
  score: money,
  reward: z.nullable(missionReward),
})

export const missionLeaderboard = route({
  method: 'GET',
  path: '/wps/relay/missions/leaderboard',
  access: 'member',
  summary: 'Who played most this week, the prizes by rank, the member’s own place, and the week that was.',
  answer: z.strictObject({
    open: z.boolean(),
    from: businessDay,
    to: businessDay,
    endsAt: instant,
    /** By rank, the first one first. */
    prizes: z.array(missionReward),
    lines: z.array(boardLine),
    own: z.nullable(z.strictObject({ rank: z.number(), score: money })),
    last: z.nullable(
      z.strictObject({
        week: businessDay,
        lines: z.array(boardLine),
        own: z.nullable(
          z.strictObject({
            rank: z.number(),
            score: money,
            reward: z.nullable(missionReward),
            claimedAt: z.nullable(instant),
            expiresAt: instant,
          }),
        ),
      }),
    ),
  }),
  refusals: [],
})

export const claimBoardPrize = route({
  method: 'POST',
  path: '/wps/relay/missions/leaderboard/claim',
  access: 'member',
  summary: 'Gives the prize of a week that is over, once.',
  body: z.strictObject({ week: businessDay }),
  answer: z.strictObject({ reward: missionReward }),
  refusals: ['play_paused', 'nothing_to_claim'],
})
