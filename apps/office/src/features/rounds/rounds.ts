import type { listAllRounds, readAnyRound } from '@sanuk/contracts/office-rounds'
import type { AnswerOf } from '@sanuk/contracts/route'

/** A round in the list of all rounds. */
export type RoundLine = AnswerOf<typeof listAllRounds>['list'][number]

/** A round with its calls and ledger rows. */
export type RoundDetail = AnswerOf<typeof readAnyRound>

export type RoundCall = RoundDetail['calls'][number]

export type LedgerRow = RoundDetail['rows'][number]
