import type { readReport } from '@sanuk/contracts/office-reports'
import type { AnswerOf } from '@sanuk/contracts/route'

export type Report = AnswerOf<typeof readReport>

/** What is shown of a span of days, in this order; the first ones matter most. */
export const FIGURES = [
  ...(['gross', 'stake', 'win', 'rounds'] as const),
  ...(['players', 'newMembers', 'deposits', 'depositNumber'] as const),
  ...(['freePaid', 'freeRounds'] as const),
]
export type FigureName = (typeof FIGURES)[number]

/** What is summed of each category, label and game. */
export const PLAYED = ['stake', 'win', 'gross', 'rounds'] as const
export type PlayedName = (typeof PLAYED)[number]
