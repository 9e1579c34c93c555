import type { readReport } from '@sanuk/contracts/office-reports'
import type { AnswerOf } from '@sanuk/contracts/route'

export type Report = AnswerOf<typeof readReport>

/** What is summed of each category, label and game. */
export const PLAYED = ['stake', 'win', 'gross', 'rounds'] as const
export type PlayedName = (typeof PLAYED)[number]
