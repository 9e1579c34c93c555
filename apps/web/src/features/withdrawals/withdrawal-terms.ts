import type { AnswerOf } from '@sanuk/contracts/route'
import type { withdrawalTerms } from '@sanuk/contracts/withdrawals'

/** What the member may withdraw now. */
export type Terms = AnswerOf<typeof withdrawalTerms>
