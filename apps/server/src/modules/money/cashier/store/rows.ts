import { DEPOSIT_ICONS, DEPOSIT_KINDS, DEPOSIT_STATES, FEE_BEARERS, SLIP_STATES } from '@sanuk/contracts/cashier'
import { HELD_REASONS, PAYMENT_RESULTS } from '@sanuk/contracts/office-cashier'
import { BANK_CODES } from '@sanuk/contracts/thai-banks'
import { localized } from '@sanuk/contracts/wire'
import { type Amount, amount } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import type { Generated, Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Connection } from '#platform/database'

type DepositTable = {
  id: string
  brand: string
  member: string
  request_id: string
  reference: string
  method: string
  kind: string
  account: string | null
  asked: bigint
  amount: bigint
  fee: bigint
  fee_by: string
  currency: string
  payload: string | null
  redirect: string | null
  ask_at: Date | null
  questions: Generated<number>
  keeps_amount: boolean
  state: string
  requested_at: Date
  expires_at: Date
  credited_at: Date | null
  claimed_by: string | null
  time_zone: string | null
}
type PaymentTable = {
  id: string
  brand: string | null
  provider: string
  bank_reference: string
  reference: string
  way: string
  arrived_at: string | null
  account: string | null
  amount: bigint
  currency: string
  paid_at: Date
  received_at: Generated<Date>
  payer_bank: string | null
  deposit: string | null
  result: string
  held_because: string | null
  claimed_by: string | null
  settled_at: Date | null
  settled_by: string | null
  reason: string | null
  return_reference: string | null
  asked: Generated<number>
  ask_at: Date | null
  last_fault: string | null
}
type MethodTable = {
  brand: string
  code: string
  kind: string
  names: unknown
  icon: string
  minimum: bigint
  maximum: bigint
  fee_fixed: bigint
  fee_rate: number
  fee_by: string
  opens: number | null
  closes: number | null
  quick_amounts: bigint[]
  place: number
  enabled: boolean
  sum_per_day: bigint | null
  minutes: number
  account: string | null
}
type AccountTable = {
  id: string
  brand: string
  kind: string
  bank: string | null
  number: string
  holder: string
  enabled: boolean
  added_at: Date
}
type SlipTable = {
  id: string
  brand: string
  deposit: string
  picture: string
  hash: string
  sent_at: Date
  state: string
  reason: string | null
  decided_by: string | null
}
type EntryTable = {
  id: Generated<bigint>
  brand: string
  deposit: string | null
  payment: string | null
  at: Date
  operator: string | null
  what: string
  note: string | null
}
type Tables = {
  'cashier.deposit': DepositTable
  'cashier.payment': PaymentTable
  'cashier.method': MethodTable
  'cashier.account': AccountTable
  'cashier.slip': SlipTable
  'cashier.entry': EntryTable
  'cashier.setting': { brand: string; two_from: bigint; target_minutes: number }
}

/** The tables of this room, on the database or within a transaction. */
export const tablesOn = (connection: Connection) => connection.withTables<Tables>()

const depositState = z.enum(DEPOSIT_STATES)
const depositKind = z.enum(DEPOSIT_KINDS)
const feeBearer = z.enum(FEE_BEARERS)

export type DepositRecord = {
  readonly id: string
  readonly brand: string
  readonly member: string
  readonly reference: string
  readonly method: string
  readonly kind: z.output<typeof depositKind>
  readonly account: string | null
  readonly asked: Amount
  /** What is to be paid; once it is credited, what was. */
  readonly amount: Amount
  readonly fee: Amount
  readonly feeBy: z.output<typeof feeBearer>
  readonly currency: CurrencyCode
  readonly payload: string | null
  readonly redirect: string | null
  readonly state: z.output<typeof depositState>
  readonly requestedAt: Date
  readonly expiresAt: Date
  readonly creditedAt: Date | null
  readonly claimedBy: string | null
  /** By which its member's days are cut. */
  readonly timeZone: string | null
}

export function readDeposit(row: Selectable<DepositTable>): DepositRecord {
  const { id, brand, member, reference, method, account, currency, payload, redirect } = row
  if (!isCurrencyCode(currency)) throw new Error(`deposit ${id} is not readable`)
  return {
    id,
    brand,
    member,
    reference,
    method,
    account,
    currency,
    payload,
    redirect,
    kind: depositKind.parse(row.kind),
    state: depositState.parse(row.state),
    feeBy: feeBearer.parse(row.fee_by),
    asked: amount(row.asked),
    amount: amount(row.amount),
    fee: amount(row.fee),
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
    creditedAt: row.credited_at,
    claimedBy: row.claimed_by,
    timeZone: row.time_zone,
  }
}

const paymentResult = z.enum(PAYMENT_RESULTS)
const heldReason = z.nullable(z.enum(HELD_REASONS))

export type PaymentRecord = {
  readonly id: string
  readonly brand: string | null
  readonly provider: string
  readonly bankReference: string
  readonly reference: string
  readonly way: z.output<typeof depositKind>
  readonly arrivedAt: string | null
  readonly account: string | null
  readonly amount: Amount
  readonly currency: string
  readonly paidAt: Date
  readonly receivedAt: Date
  readonly payerBank: string | null
  readonly deposit: string | null
  readonly result: z.output<typeof paymentResult>
  readonly heldBecause: z.output<typeof heldReason>
  readonly claimedBy: string | null
  readonly reason: string | null
  readonly returnReference: string | null
  readonly asked: number
  readonly lastFault: string | null
}

export function readPayment(row: Selectable<PaymentTable>): PaymentRecord {
  const { id, brand, provider, reference, account, currency, deposit, reason, asked } = row
  return {
    id,
    brand,
    provider,
    reference,
    account,
    currency,
    deposit,
    reason,
    asked,
    bankReference: row.bank_reference,
    arrivedAt: row.arrived_at,
    payerBank: row.payer_bank,
    way: depositKind.parse(row.way),
    amount: amount(row.amount),
    result: paymentResult.parse(row.result),
    paidAt: row.paid_at,
    receivedAt: row.received_at,
    heldBecause: heldReason.parse(row.held_because),
    claimedBy: row.claimed_by,
    returnReference: row.return_reference,
    lastFault: row.last_fault,
  }
}

const icon = z.enum(DEPOSIT_ICONS)

/** A way to pay in, as a brand offers it. */
export type Method = {
  readonly code: string
  readonly kind: z.output<typeof depositKind>
  readonly names: z.output<typeof localized>
  readonly icon: z.output<typeof icon>
  readonly minimum: Amount
  readonly maximum: Amount
  readonly feeFixed: Amount
  /** Hundredths of a per cent. */
  readonly feeRate: number
  readonly feeBy: z.output<typeof feeBearer>
  /** Minutes of the brand's day; without them it never closes. */
  readonly hours: { readonly opens: number; readonly closes: number } | null
  readonly quickAmounts: readonly Amount[]
  readonly enabled: boolean
  readonly sumPerDay: Amount | null
  readonly minutes: number
  /** Where its money goes; without one, to any account of its kind. */
  readonly account: string | null
}

export function readMethod(row: Selectable<MethodTable>): Method {
  const { code, opens, closes, enabled, minutes, account } = row
  return {
    code,
    enabled,
    minutes,
    account,
    kind: depositKind.parse(row.kind),
    icon: icon.parse(row.icon),
    names: localized.parse(row.names),
    minimum: amount(row.minimum),
    maximum: amount(row.maximum),
    feeFixed: amount(row.fee_fixed),
    feeRate: row.fee_rate,
    feeBy: feeBearer.parse(row.fee_by),
    hours: opens === null || closes === null ? null : { opens, closes },
    quickAmounts: row.quick_amounts.map((one) => amount(BigInt(one))),
    sumPerDay: row.sum_per_day === null ? null : amount(row.sum_per_day),
  }
}

const accountKind = z.enum(['biller', 'bank'])
const bankCode = z.nullable(z.enum(BANK_CODES))

/** Where members' money is to arrive. */
export type ReceivingAccount = {
  readonly id: string
  readonly brand: string
  readonly kind: z.output<typeof accountKind>
  readonly bank: z.output<typeof bankCode>
  readonly number: string
  readonly holder: string
  readonly enabled: boolean
  readonly addedAt: Date
}

export function readAccount(row: Selectable<AccountTable>): ReceivingAccount {
  const { id, brand, number, holder, enabled } = row
  const kinds = { kind: accountKind.parse(row.kind), bank: bankCode.parse(row.bank) }
  return { id, brand, number, holder, enabled, ...kinds, addedAt: row.added_at }
}

const slipState = z.enum(SLIP_STATES)

export type Slip = {
  readonly id: string
  readonly brand: string
  readonly deposit: string
  readonly picture: string
  readonly sentAt: Date
  readonly state: z.output<typeof slipState>
  readonly reason: string | null
}

export function readSlip(row: Selectable<SlipTable>): Slip {
  const { id, brand, deposit, picture, reason } = row
  return { id, brand, deposit, picture, reason, sentAt: row.sent_at, state: slipState.parse(row.state) }
}
