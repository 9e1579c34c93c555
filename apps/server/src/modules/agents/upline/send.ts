import { randomUUID } from 'node:crypto'
import type { UplineRules } from '@sanuk/contracts/office-upline'
import { postOne } from '@sanuk/ledger/post'
import { type Amount, add, parseAmount } from '@sanuk/money/amount'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Member } from '#platform/capabilities/member'
import { inTransaction, queryable, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { UplineNeeds } from './needs.ts'
import type { TransferRecord, UplineStore } from './store.ts'

export type SendWish = { readonly requestId: string; readonly amount: Amount; readonly paymentPassword: string }

type Needs = UplineNeeds & {
  readonly store: UplineStore
  /** The rules of a member's brand today, and which day it is. Refuses with `function_off`. */
  readonly demandRules: (member: Member) => Promise<{ readonly rules: UplineRules; readonly day: string }>
}

/** The transfer, and whether it is a new one: the same request may have been done before. */
type Sent = { readonly transfer: TransferRecord; readonly fresh: boolean }

/**
 * Sends money from a member's wallet to whoever invited them. Money that is still to be played stays. Refuses with
 * `function_off`, `upline_unknown`, `turnover_due`, `amount_below_minimum`, `amount_above_maximum`, `upline_day_used`,
 * `not_enough_money`, and as the payment password's own check does.
 */
export function createSend(needs: Needs) {
  const { database, clock, store, turnover } = needs

  const demandAllowed = async (transaction: Transaction, member: Member, asked: Asked): Promise<void> => {
    const { amount, rules, day } = asked
    if (amount < parseAmount(rules.least)) throw new Refusal('amount_below_minimum')
    if (amount > parseAmount(rules.most)) throw new Refusal('amount_above_maximum')
    if ((await turnover.owed(member.id, transaction)).length > 0) throw new Refusal('turnover_due')
    const before = await store.sentOn(member.id, day, transaction)
    if (add(before, amount) > parseAmount(rules.dayMax)) throw new Refusal('upline_day_used')
  }

  const move = async (transaction: Transaction, { member, upline, id, amount }: Moving) => {
    const posted = await postOne(queryable(transaction), {
      key: `upline:${id}`,
      amount,
      kind: 'upline',
      reference: id,
      debit: await needs.accountOf(member, transaction),
      credit: await needs.accountOf(upline, transaction),
    })
    if (posted.outcome === 'insufficient') throw new Refusal('not_enough_money')
    if (posted.outcome !== 'posted') throw new Error(`money was not sent by ${id}: ${posted.outcome}`)
  }

  const send = async (transaction: Transaction, member: Member, asked: Asked & { upline: Member }): Promise<Sent> => {
    const { amount, requestId, upline, day } = asked
    await takeAdvisoryLock(transaction, `upline: ${member.id}`)
    const earlier = await store.ofRequest(transaction, member.id, requestId)
    if (earlier) return { transfer: earlier, fresh: false }
    await demandAllowed(transaction, member, asked)
    const { brand, currency } = member
    const transfer = { id: randomUUID(), brand, member: member.id, upline: upline.id, amount, sentAt: clock() }
    await move(transaction, { member, upline, id: transfer.id, amount })
    await store.add(transaction, { ...transfer, requestId, day })
    // Money that comes from another member is played once, as money from a bank is.
    const given = { brand, member: upline.id, currency, source: `upline:${transfer.id}`, amount, percent: 100 }
    if (upline.type === 0) await turnover.demandForBonus(transaction, given)
    return { transfer, fresh: true }
  }

  return async (member: Member, { paymentPassword, ...wish }: SendWish): Promise<TransferRecord> => {
    const { rules, day } = await needs.demandRules(member)
    const upline = member.invitedBy ? await needs.findMember(member.invitedBy) : null
    if (upline?.brand !== member.brand || upline.closedAt || upline.currency !== member.currency) {
      throw new Refusal('upline_unknown')
    }
    await needs.demandPaymentPassword(member.id, paymentPassword)
    const asked = { ...wish, rules, day, upline }
    const { transfer, fresh } = await inTransaction(database, (transaction) => send(transaction, member, asked))
    if (fresh) await Promise.all([needs.announce(member.id), needs.announce(upline.id)])
    return transfer
  }
}

type Asked = Omit<SendWish, 'paymentPassword'> & { readonly rules: UplineRules; readonly day: string }
type Moving = { readonly member: Member; readonly upline: Member; readonly id: string; readonly amount: Amount }
