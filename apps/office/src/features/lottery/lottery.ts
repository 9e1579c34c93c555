import type { listLotteryIssues, REPORT_OUTCOMES } from '@sanuk/contracts/office-lottery'
import type { IMPORT_STATES, importResults } from '@sanuk/contracts/office-lottery-imports'
import type { AnswerOf } from '@sanuk/contracts/route'

/** Under which name everything about lotteries is remembered. */
export const LOTTERY = ['lottery'] as const

export const issueKey = (id: string) => [...LOTTERY, 'issue', id] as const

export type IssueLine = AnswerOf<typeof listLotteryIssues>['list'][number]

/** What became of a result that was entered. */
export type Outcome = (typeof REPORT_OUTCOMES)[number]

export type ImportState = (typeof IMPORT_STATES)[number]

/** A line of a file of results that was taken over. */
export type ImportedLine = AnswerOf<typeof importResults>['lines'][number]
