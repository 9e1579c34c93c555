import type { MissionReward } from '@sanuk/contracts/missions'
import { CHECK_IN_DAYS } from '@sanuk/contracts/missions'
import type { MissionPlan, officeMissions, PlannedMission, previewMissions } from '@sanuk/contracts/office-missions'
import type { AnswerOf } from '@sanuk/contracts/route'

/** Under which name the desk is remembered. */
export const MISSIONS = ['missions']

export type OfficeMissions = AnswerOf<typeof officeMissions>
export type Foreseen = AnswerOf<typeof previewMissions>

const points = (amount: string): MissionReward => ({ kind: 'points', amount, play: 0 })

export const newPrize = (): MissionReward => ({ kind: 'cash', amount: '100', play: 100 })

/** A mission that was not there before. */
export const newMission = (from: string): PlannedMission => ({
  ...{ id: crypto.randomUUID(), names: { th: '', en: '' }, type: 'rounds', target: '50', period: 'daily' },
  ...{ scope: { gameType: null, vendor: null, game: null }, reward: points('50'), budget: null },
  ...{ from, until: null, open: true },
})

export const newLadder = (): NonNullable<MissionPlan['checkIn']> => ({
  rungs: Array.from({ length: CHECK_IN_DAYS }, (_, day) => points(String((day + 1) * 5))),
  condition: null,
})

/** What a brand without a plan begins with. */
export const FIRST: MissionPlan = { open: true, claimDays: 3, missions: [], checkIn: null, board: null }
