import type { depositMethods } from '@sanuk/contracts/cashier'
import type { AnswerOf } from '@sanuk/contracts/route'

/** A way to deposit, as the brand offers it. */
export type DepositMethod = AnswerOf<typeof depositMethods>['methods'][number]
