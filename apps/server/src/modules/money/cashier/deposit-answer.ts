import type { Deposit } from '@sanuk/contracts/cashier'
import { groupAccountNumber } from '@sanuk/contracts/thai-banks'
import { writeAmount } from '@sanuk/money/amount'
import type { MethodStore } from './store/methods.ts'
import type { DepositRecord, ReceivingAccount, Slip } from './store/rows.ts'
import type { SlipStore } from './store/slips.ts'

/** Deposits as their members read them; what they are paid by is shown only while they can be. */
export function createDepositAnswers({ methods, slips }: { methods: MethodStore; slips: SlipStore }) {
  return async (deposits: readonly DepositRecord[]): Promise<Deposit[]> => {
    const [accounts, sent] = await Promise.all([
      methods.accounts(deposits.flatMap(({ account }) => account ?? [])),
      slips.lastOf(deposits.filter(({ kind }) => kind === 'bank_transfer').map(({ id }) => id)),
    ])
    return deposits.map((one) => answerOf(one, accounts.get(one.account ?? '') ?? null, sent.get(one.id) ?? null))
  }
}

function answerOf(deposit: DepositRecord, account: ReceivingAccount | null, slip: Slip | null): Deposit {
  const { id, reference, method, kind, feeBy, state } = deposit
  const waits = state === 'waiting'
  const isTransfer = kind === 'bank_transfer' && state !== 'credited'
  return {
    id,
    reference,
    method,
    kind,
    feeBy,
    state,
    amount: writeAmount(deposit.amount),
    asked: writeAmount(deposit.asked),
    fee: writeAmount(deposit.fee),
    payload: waits ? deposit.payload : null,
    redirect: waits ? deposit.redirect : null,
    transfer: isTransfer && account?.bank ? transferOf({ ...account, bank: account.bank }) : null,
    slip: slip && { state: slip.state, sentAt: slip.sentAt.toISOString(), reason: slip.reason },
    requestedAt: deposit.requestedAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
    creditedAt: deposit.creditedAt?.toISOString() ?? null,
  }
}

function transferOf({ bank, number, holder }: ReceivingAccount & { bank: NonNullable<ReceivingAccount['bank']> }) {
  return { bank, number: groupAccountNumber(bank, number), holder }
}
