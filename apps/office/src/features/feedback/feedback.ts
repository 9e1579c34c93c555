import type { listFeedback } from '@sanuk/contracts/office-feedback'
import type { AnswerOf } from '@sanuk/contracts/route'

export const FEEDBACK = ['feedback'] as const

export type Message = AnswerOf<typeof listFeedback>['list'][number]
