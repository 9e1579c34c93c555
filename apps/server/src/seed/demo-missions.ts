import type { MissionReward, MissionScope } from '@sanuk/contracts/missions'
import type { MissionPlan, PlannedMission } from '@sanuk/contracts/office-missions'

const points = (amount: string): MissionReward => ({ kind: 'points', amount, play: 0 })
const cash = (amount: string): MissionReward => ({ kind: 'cash', amount, play: 100 })

const ANY: MissionScope = { gameType: null, vendor: null, game: null }
const SLOTS: MissionScope = { ...ANY, gameType: 'RNG' }

/** The last sign of their ids tells the missions apart. */
const mission = (
  sign: string,
  [th, en]: readonly [string, string],
  rest: Pick<PlannedMission, 'type' | 'target' | 'period' | 'reward'> & Partial<PlannedMission>,
): PlannedMission => ({
  id: `5a9b0c7e-6d3f-4e21-9b1a-00000000000${sign}`,
  names: { th, en },
  scope: ANY,
  budget: null,
  from: '2026-01-01',
  until: null,
  open: true,
  ...rest,
})

/** Six missions in baht and points, a week of checking in, and ten prizes for whoever plays most. */
export const DEMO_MISSIONS: MissionPlan = {
  open: true,
  claimDays: 3,
  missions: [
    mission('1', ['แวะมาทักทาย', 'Say hello'], {
      type: 'login',
      target: '1',
      period: 'daily',
      reward: points('10'),
    }),
    mission('2', ['ปั่นสล็อต 50 รอบ', 'Spin slots 50 times'], {
      type: 'rounds',
      scope: SLOTS,
      target: '50',
      period: 'daily',
      reward: points('50'),
    }),
    mission('3', ['ชนะ 20 ครั้ง', 'Win 20 times'], {
      type: 'winCount',
      target: '20',
      period: 'daily',
      reward: cash('10'),
      budget: '20000',
    }),
    mission('4', ['ฝากครบ 1,000 ในสัปดาห์นี้', 'Deposit 1,000 this week'], {
      type: 'deposit',
      target: '1000',
      period: 'weekly',
      reward: cash('38'),
      budget: '100000',
    }),
    mission('5', ['ยอดเล่นครบ 50,000 ในเดือนนี้', 'Play 50,000 this month'], {
      type: 'validBet',
      target: '50000',
      period: 'monthly',
      reward: cash('288'),
      budget: '500000',
    }),
    mission('6', ['ฝากครั้งแรก รับโชคต้อนรับ', 'First deposit reward'], {
      type: 'deposit',
      target: '100',
      period: 'once',
      reward: points('200'),
    }),
  ],
  checkIn: {
    rungs: [points('5'), points('10'), points('15'), points('20'), points('30'), points('50'), cash('20')],
    condition: null,
  },
  board: {
    prizes: ['5000', '3000', '2000', '1000', '500', '300', '300', '200', '200', '100'].map(cash),
  },
}
