import type { readPool } from '@sanuk/contracts/office-pools'
import type { AnswerOf } from '@sanuk/contracts/route'

/** Under which name everything about pools is remembered. */
export const POOLS = ['pools'] as const

export type PoolRecord = AnswerOf<typeof readPool>

/** What of a day is shown, the first of it first. */
export const DAY_FIGURES = ['fed', 'won'] as const
