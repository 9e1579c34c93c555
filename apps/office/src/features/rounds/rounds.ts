import type { readAnyRound } from '@sanuk/contracts/office-rounds'
import type { AnswerOf } from '@sanuk/contracts/route'

/** A round with its calls and ledger rows. */
export type RoundDetail = AnswerOf<typeof readAnyRound>

export type RoundCall = RoundDetail['calls'][number]

export type LedgerRow = RoundDetail['rows'][number]
