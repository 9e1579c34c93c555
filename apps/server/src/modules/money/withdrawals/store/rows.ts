import { PART_ANSWERS, WITHDRAWAL_STATES } from '@sanuk/contracts/withdrawals'
import { type Amount, amount } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import type { Generated, Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Connection } from '#platform/database'

type WithdrawalTable = {
  id: string
  brand: string
  member: string
  request_id: string
  reference: string
  account: string
  amount: bigint
  fee: bigint
  currency: string
  paid: Generated<bigint>
  returned: Generated<bigint>
  state: string
  requested_at: Date
  since: Date
  claimed_by: string | null
  operator: string | null
}
type EntryTable = {
  id: Generated<bigint>
  withdrawal: string
  brand: string
  at: Date
  state: string | null
  operator: string | null
  note: string | null
  action: string | null
}
type PartTable = {
  withdrawal: string
  number: number
  brand: string
  amount: bigint
  bank_reference: string
  paid_at: Date
  noted_at: Date
  payout: string | null
  picture: string | null
  answer: string | null
  answered_at: Date | null
  answer_by: Date | null
  returned: Generated<boolean>
}
type PayoutTable = {
  id: string
  withdrawal: string
  brand: string
  amount: bigint
  paid: Generated<bigint>
  state: string
  ordered_at: Date
  asked: Generated<number>
  ask_at: Date
  last_fault: string | null
}
type Tables = {
  'withdrawals.withdrawal': WithdrawalTable
  'withdrawals.entry': EntryTable
  'withdrawals.part': PartTable
  'withdrawals.payout': PayoutTable
  'withdrawals.held_report': { id: string; payout: string; report: string; told_at: Date }
}

/** The tables of this room, on the database or within a transaction. */
export const tablesOn = (connection: Connection) => connection.withTables<Tables>()

export type WithdrawalRecord = {
  readonly id: string
  readonly brand: string
  readonly member: string
  readonly reference: string
  readonly account: string
  readonly amount: Amount
  readonly fee: Amount
  readonly currency: CurrencyCode
  readonly paid: Amount
  readonly returned: Amount
  readonly state: (typeof WITHDRAWAL_STATES)[number]
  readonly requestedAt: Date
  readonly since: Date
  readonly claimedBy: string | null
  /** Who asked for it on behalf of a closed account; `null` where its member did. */
  readonly operator: string | null
}

/** What neither left nor came back. */
export const remainingOf = (record: Pick<WithdrawalRecord, 'amount' | 'paid' | 'returned'>): Amount =>
  amount(record.amount - record.paid - record.returned)

export function readWithdrawal(row: Selectable<WithdrawalTable>): WithdrawalRecord {
  const { id, brand, member, reference, account, currency, since, operator } = row
  const state = WITHDRAWAL_STATES.find((known) => known === row.state)
  if (!state || !isCurrencyCode(currency)) throw new Error(`withdrawal ${id} is not readable`)
  return {
    id,
    brand,
    member,
    reference,
    account,
    currency,
    state,
    since,
    operator,
    amount: amount(row.amount),
    fee: amount(row.fee),
    paid: amount(row.paid),
    returned: amount(row.returned),
    requestedAt: row.requested_at,
    claimedBy: row.claimed_by,
  }
}

const partAnswer = z.nullable(z.enum(PART_ANSWERS))

export type Part = {
  readonly withdrawal: string
  readonly number: number
  readonly amount: Amount
  readonly bankReference: string
  readonly paidAt: Date
  readonly payout: string | null
  readonly picture: string | null
  readonly answer: z.output<typeof partAnswer>
  readonly answeredAt: Date | null
  readonly answerBy: Date | null
  readonly returned: boolean
}

export function readPart(row: Selectable<PartTable>): Part {
  const { withdrawal, number, payout, picture, returned } = row
  return {
    withdrawal,
    number,
    payout,
    picture,
    returned,
    amount: amount(row.amount),
    bankReference: row.bank_reference,
    paidAt: row.paid_at,
    answer: partAnswer.parse(row.answer),
    answeredAt: row.answered_at,
    answerBy: row.answer_by,
  }
}

const payoutState = z.enum(['ordered', 'open', 'done', 'failed', 'given_up'])

export type Payout = {
  readonly id: string
  readonly withdrawal: string
  readonly amount: Amount
  readonly paid: Amount
  readonly state: z.output<typeof payoutState>
  readonly orderedAt: Date
  readonly asked: number
  readonly lastFault: string | null
}

export function readPayout(row: Selectable<PayoutTable>): Payout {
  const { id, withdrawal, asked } = row
  return {
    id,
    withdrawal,
    amount: amount(row.amount),
    paid: amount(row.paid),
    state: payoutState.parse(row.state),
    orderedAt: row.ordered_at,
    asked,
    lastFault: row.last_fault,
  }
}
