import type { WITHDRAWAL_VIEWS } from '@sanuk/contracts/office-withdrawals'
import { WITHDRAWAL_STATES, type WithdrawalState } from '@sanuk/contracts/withdrawals'

/** Those that an operator has to do something about. */
export const QUEUED: readonly WithdrawalState[] = ['waiting', 'approved', 'partly_paid', 'disputed']

/** Which withdrawals a list of the office shows. */
export const VIEWS: Record<(typeof WITHDRAWAL_VIEWS)[number], readonly WithdrawalState[]> = {
  queue: QUEUED,
  under_way: ['paying', 'partly_paid', 'paid'],
  disputed: ['disputed'],
  over: ['received', 'received_automatically', 'resolved_received', 'resolved_refunded', 'cancelled', 'rejected'],
  all: WITHDRAWAL_STATES,
}
