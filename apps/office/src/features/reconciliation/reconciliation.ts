import type { listDifferences, readReconciliation } from '@sanuk/contracts/office-reconciliation'
import type { AnswerOf } from '@sanuk/contracts/route'

export type Run = AnswerOf<typeof readReconciliation>
export type Difference = AnswerOf<typeof listDifferences>['list'][number]
export type DifferenceKind = Difference['kind']
export type Side = NonNullable<Difference['ours']>

/** Under this everything about comparisons is remembered. */
export const RECONCILIATION = ['reconciliation']
