import type { OfficeWithdrawal, WithdrawalRecord } from '@sanuk/contracts/office-withdrawals'

export const WITHDRAWALS = ['withdrawals'] as const

export type Withdrawal = OfficeWithdrawal
export type Whole = WithdrawalRecord
