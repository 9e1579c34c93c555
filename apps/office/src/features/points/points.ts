import type { listRedemptions, listRewards, RewardSettings } from '@sanuk/contracts/office-points'
import type { AnswerOf } from '@sanuk/contracts/route'

export const POINTS = ['points'] as const

export type Redemption = AnswerOf<typeof listRedemptions>['list'][number]
export type Reward = AnswerOf<typeof listRewards>['list'][number]

/** A reward that nobody has written anything of yet. */
export const NEW_REWARD: RewardSettings = {
  ...{ category: 'voucher', title: {}, description: {}, art: 'shopping', picture: null, points: 1000, amount: null },
  ...{ stock: null, limitPerMember: null, open: true },
}
