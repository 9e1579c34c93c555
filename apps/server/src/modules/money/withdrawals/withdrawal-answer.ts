import { maskAccountNumber } from '@sanuk/contracts/thai-banks'
import type { Withdrawal } from '@sanuk/contracts/withdrawals'
import { writeAmount } from '@sanuk/money/amount'
import type { AccountRecord } from '../payees/index.ts'
import { disputableUntil } from './answer.ts'
import type { Tools } from './change.ts'
import type { Entry } from './store/entries.ts'
import { type Part, remainingOf, type WithdrawalRecord } from './store/rows.ts'

type Seen = {
  readonly account: AccountRecord | undefined
  readonly parts: readonly Part[]
  readonly log: readonly Entry[]
}

/** Withdrawals as their members read them, in the same order. */
export function createWithdrawalAnswers({ payees, parts, entries }: Pick<Tools, 'payees' | 'parts' | 'entries'>) {
  return async (list: readonly WithdrawalRecord[]): Promise<Withdrawal[]> => {
    const ids = list.map(({ id }) => id)
    const [accounts, all, log] = await Promise.all([
      payees.findMany(list.map(({ account }) => account)),
      parts.of(ids),
      entries.of(ids),
    ])
    return list.map((record) =>
      answerOf(record, {
        account: accounts.get(record.account),
        parts: all.filter(({ withdrawal }) => withdrawal === record.id),
        log: log.filter(({ withdrawal }) => withdrawal === record.id),
      }),
    )
  }
}

function answerOf(record: WithdrawalRecord, { account, parts, log }: Seen): Withdrawal {
  if (!account) throw new Error(`withdrawal ${record.id} has no account`)
  const { bank, holder, numberLength, lastFour } = account
  const { id, reference, state } = record
  return {
    id,
    reference,
    state,
    bank,
    holder,
    masked: maskAccountNumber(bank, { length: numberLength, lastFour }),
    amount: writeAmount(record.amount),
    fee: writeAmount(record.fee),
    paid: writeAmount(record.paid),
    remaining: writeAmount(remainingOf(record)),
    returned: writeAmount(record.returned),
    requestedAt: record.requestedAt.toISOString(),
    parts: parts.map(partAnswer),
    steps: log.flatMap(({ state: to, at, note }) => (to ? [{ state: to, at: at.toISOString(), reason: note }] : [])),
  }
}

function partAnswer(part: Part): Withdrawal['parts'][number] {
  const { number, bankReference, answer, returned } = part
  return {
    number,
    bankReference,
    answer,
    returned,
    amount: writeAmount(part.amount),
    paidAt: part.paidAt.toISOString(),
    proved: part.payout !== null || part.picture !== null,
    answeredAt: part.answeredAt?.toISOString() ?? null,
    answerBy: part.answerBy?.toISOString() ?? null,
    disputableUntil: disputableUntil(part)?.toISOString() ?? null,
  }
}
