import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import type { previewRebates, RebatePlan } from '@sanuk/contracts/office-rebates'
import type { AnswerOf } from '@sanuk/contracts/route'

/** Under which names both sheets are remembered. */
export const REBATES = ['rebates']
export const TURNOVER = ['turnover']

export type Foreseen = AnswerOf<typeof previewRebates>

/** What a brand without a plan begins with. */
export const FIRST: RebatePlan = {
  open: true,
  steps: [{ fromLevel: 0, rates: Object.fromEntries(GAME_TYPES.map((gameType) => [gameType, 50])) }],
  ...{ least: '1', dayMax: '100000', claimDays: 7, play: 100, automatic: false },
}
