import type { listOperators, listRoles } from '@sanuk/contracts/operators'
import type { AnswerOf } from '@sanuk/contracts/route'

export const OPERATORS = ['operators'] as const

/** What waits for a second person: proposing something adds to it. */
export const APPROVALS = ['approvals'] as const

export type OperatorRow = AnswerOf<typeof listOperators>['list'][number]
export type Role = AnswerOf<typeof listRoles>['list'][number]
