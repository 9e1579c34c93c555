import type { Log } from '@sanuk/host/log'
import type { AfterAnswer } from '#platform/after-answer'
import type { AccountOf, BalanceOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'
import { Refusal } from '#platform/refusal'
import type { Vendor } from '#platform/vendors'
import type { Payees } from '../payees/index.ts'
import { createAnswer } from './answer.ts'
import { createApproveProposal } from './approve-proposal.ts'
import { createPayingBank } from './bank.ts'
import { createChange, createTakeStep, type Parts } from './change.ts'
import { createTerms } from './change-terms.ts'
import { createDecide } from './decide.ts'
import { createPay } from './pay.ts'
import { payOutClosed } from './pay-out-closed.ts'
import { createPayoutDesk, STUCK_AFTER_MS } from './payout-desk.ts'
import { createPayouts } from './payouts.ts'
import { type RequestNeeds, requestWithdrawal, termsFor } from './request-withdrawal.ts'
import { createEntryStore } from './store/entries.ts'
import { movesSince } from './store/moves.ts'
import { createPaidOut } from './store/paid-out.ts'
import { createPartStore } from './store/parts.ts'
import { createPayoutStore } from './store/payouts.ts'
import { createWithdrawalStore } from './store/withdrawals.ts'
import { createTakeReport } from './take-report.ts'
import { createTill } from './till.ts'
import { createWithdrawalAnswers } from './withdrawal-answer.ts'

export type { OwedTurnover } from './request-withdrawal.ts'
export type { WithdrawalRecord } from './store/rows.ts'

type Needs = Pick<RequestNeeds, 'owed' | 'demandNotFrozen' | 'demandPayment' | 'demandVerified'> & {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly afterAnswer: AfterAnswer
  readonly accountOf: AccountOf
  readonly balanceOf: BalanceOf
  readonly payees: Payees
  readonly reckoningOf: ReckoningOf
  readonly announce: Parts['announce']
  /** The bank that pays for us; without one, operators pay by hand. */
  readonly bank: Vendor | null
}

export type Withdrawals = ReturnType<typeof createWithdrawals>

/** Money out: from the wish to the receipt. */
export function createWithdrawals(needs: Needs) {
  const { database, afterAnswer, log } = needs
  const stores = {
    store: createWithdrawalStore(database),
    entries: createEntryStore(database),
    parts: createPartStore(database),
    payouts: createPayoutStore(database),
  }
  const terms = createTerms(needs)
  const parts = { ...needs, ...stores, till: createTill(needs), termsOf: terms.of }
  const tools = { ...parts, change: createChange(parts), takeStep: createTakeStep(parts) }
  const decide = createDecide({
    ...tools,
    hasBank: needs.bank !== null,
    send: (order) => afterAnswer.begin('a payout was not ordered', async () => void (await payouts.send(order))),
  })
  const pay = createPay(tools, decide)
  const take = createTakeReport({ ...tools, addPart: pay.addPart })
  const payouts = createPayouts({
    ...tools,
    take,
    bank: needs.bank && createPayingBank(needs.bank, log),
  })
  const payoutDesk = createPayoutDesk({
    ...tools,
    addPart: pay.addPart,
    send: payouts.send,
    cancel: payouts.cancel,
    afterwards: afterAnswer.begin,
    hasBank: needs.bank !== null,
  })
  const stuckBefore = (): Date => new Date(needs.clock().getTime() - STUCK_AFTER_MS)
  const { owed, demandNotFrozen, demandPayment, demandVerified } = needs
  const asking = { ...tools, owed, demandNotFrozen, demandPayment, demandVerified }
  return {
    request: requestWithdrawal(asking),
    payOutClosed: payOutClosed({ ...tools, balanceOf: needs.balanceOf }),
    termsFor: termsFor(asking),
    termsOf: tools.termsOf,
    terms,
    decide,
    pay,
    ...createAnswer(tools),
    carryOut: createApproveProposal(tools, decide),
    payoutDesk,
    stuckBefore,
    take,
    askAgain: payouts.askAgain,
    answers: createWithdrawalAnswers(tools),
    listOf: stores.store.listOf,
    pageOfBrand: stores.store.pageOfBrand,
    queue: (brand: string) => stores.store.queue(brand, stuckBefore()),
    heldOf: stores.payouts.heldOf,
    totalOf: stores.store.totalOf,
    askedByAllSince: stores.store.askedByAllSince,
    /** What left the bank, and came back, from an instant on. */
    movesSince,
    ...createPaidOut(database),
    logOf: (id: string) => stores.entries.of([id]),
    underWay: (ids: readonly string[]) => stores.payouts.underWay(ids),
    picturesOf: async (id: string) => (await stores.parts.of([id])).filter(({ picture }) => picture !== null),
    /** Refuses with `not_found` where it is not that member's or that brand's. */
    demand: async (id: string, of: { readonly member: string } | { readonly brand: string }) => {
      const record = await stores.store.find(id)
      const isTheirs = record && ('member' in of ? record.member === of.member : record.brand === of.brand)
      if (!isTheirs) throw new Refusal('not_found')
      return record
    },
  }
}
