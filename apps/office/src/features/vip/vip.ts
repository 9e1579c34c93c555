import type { officeVip, previewVipPlan, VipPlan } from '@sanuk/contracts/office-vip'
import type { AnswerOf } from '@sanuk/contracts/route'

/** Under which name the club is remembered. */
export const VIP = ['vip']

export type OfficeVip = AnswerOf<typeof officeVip>
export type Foreseen = AnswerOf<typeof previewVipPlan>['ranks'][number]

/** What a brand without a club begins with. */
export const FIRST: VipPlan = {
  open: true,
  rewardPlay: 100,
  ranks: [
    {
      names: { th: 'บรอนซ์', en: 'Bronze' },
      ...{ deposited: '1000', played: '10000', keepPlayed: '0', reward: '20', monthlyReward: '0' },
    },
  ],
}
