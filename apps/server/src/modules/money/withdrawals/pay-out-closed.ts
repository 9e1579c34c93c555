import { randomUUID } from 'node:crypto'
import type { ClosedPayout } from '@sanuk/contracts/office-closed-accounts'
import { type Amount, amount, ZERO } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Brand } from '#platform/caller'
import { inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Tools } from './change.ts'
import { makeReference } from './reference.ts'
import type { WithdrawalRecord } from './store/rows.ts'

type Member = {
  readonly id: string
  readonly brand: string
  readonly currency: CurrencyCode
  readonly closedAt: Date | null
}

export type ClosedNeeds = Tools & { readonly balanceOf: (member: Member) => Promise<Amount> }

type By = { readonly member: Member; readonly brand: Brand; readonly operator: string }

/** Banks move whole satang. */
const SATANG = 100n

/**
 * Asks for all that a closed account holds on its member's behalf: without a fee, limits of a day or turnover, which mean
 * those who play on. Two operators decide on it. Refuses with `member_open`, `not_enough_money` and as accounts are refused.
 */
export const payOutClosed =
  (needs: ClosedNeeds) =>
  async ({ requestId, account, reason }: ClosedPayout, by: By): Promise<WithdrawalRecord> => {
    const { member } = by
    if (!member.closedAt) throw new Refusal('member_open')
    const earlier = await needs.store.ofRequest(member.id, requestId)
    if (earlier) return earlier
    const { record, balance } = await inTransaction(needs.database, async (transaction) => {
      await takeAdvisoryLock(transaction, `withdrawals ${member.id}`)
      const whole = await needs.balanceOf(member)
      const sum = amount(whole - (whole % SATANG))
      if (sum === ZERO) throw new Refusal('not_enough_money')
      const target = await accountFor(needs, { account, by }, transaction)
      return ask(needs, { requestId, sum, target, reason, by }, transaction)
    })
    await needs.announce(record, balance)
    return record
  }

async function accountFor(
  { payees }: Pick<Tools, 'payees'>,
  { account, by }: { readonly account: ClosedPayout['account']; readonly by: By },
  transaction: Transaction,
): Promise<string> {
  if (!('id' in account)) {
    return (await payees.addByOperator(account, { member: by.member.id, brand: by.brand }, transaction)).id
  }
  const known = await payees.find(account.id)
  if (known?.member !== by.member.id || known.removedAt) throw new Refusal('not_found')
  return known.id
}

type Asked = {
  readonly requestId: string
  readonly sum: Amount
  readonly target: string
  readonly reason: string
  readonly by: By
}

async function ask(needs: ClosedNeeds, { requestId, sum, target, reason, by }: Asked, transaction: Transaction) {
  const { store, entries, till, clock } = needs
  const { member, operator } = by
  const requestedAt = clock()
  const record = await store.add(transaction, {
    id: randomUUID(),
    brand: member.brand,
    member: member.id,
    account: target,
    amount: sum,
    fee: ZERO,
    currency: member.currency,
    reference: makeReference(),
    requestId,
    requestedAt,
    operator,
  })
  if (!record) throw new Error(`request ${requestId} was made meanwhile`)
  const noted = { withdrawal: record.id, brand: record.brand, at: requestedAt, operator }
  await entries.add(transaction, { ...noted, state: record.state, note: null })
  await entries.add(transaction, { ...noted, state: null, note: reason })
  const balance = await till.setAside(transaction, record)
  if (balance === null) throw new Refusal('not_enough_money')
  return { record, balance }
}
