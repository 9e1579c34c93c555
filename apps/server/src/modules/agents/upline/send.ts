import { randomUUID } from 'node:crypto'
import type { TransferDirection } from '@sanuk/contracts/office-upline'
import { postOne } from '@sanuk/ledger/post'
import { type Amount, add, amount, parseAmount, writeAmount, ZERO } from '@sanuk/money/amount'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Member } from '#platform/capabilities/member'
import { inTransaction, queryable, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Allowed, DemandAllowed, UplineNeeds } from './needs.ts'
import type { TransferRecord, UplineStore } from './store.ts'

export type SendWish = { readonly requestId: string; readonly amount: Amount; readonly paymentPassword: string }

type Needs = UplineNeeds & { readonly store: UplineStore; readonly demandAllowed: DemandAllowed }

/** The transfer, and whether it is a new one: the same request may have been done before. */
type Sent = { readonly transfer: TransferRecord; readonly fresh: boolean }

/** In the books each direction has its own kind, which also begins the name of what is posted. */
const KINDS = { up: 'upline', down: 'downline' } as const

/**
 * Sends money from a wallet to another one. Money that is still to be played stays. Refuses with `function_off`,
 * `turnover_due`, `withdrawals_frozen`, `not_enough_money`, with `amount_below_minimum`, `amount_above_maximum` and `upline_day_used` beside the
 * amount, and as the payment password's own check does; upwards with `upline_unknown`, downwards with `agency_suspended`,
 * `member_not_direct` and `account_closed`.
 */
export function createSend(needs: Needs) {
  const { database, clock, store, turnover } = needs

  const validateAmount = async (transaction: Transaction, member: Member, asked: Asked): Promise<void> => {
    const { amount: wanted, limits, day, direction } = asked
    const [least, most, dayMax] = [limits.least, limits.most, limits.dayMax].map(parseAmount) as [
      Amount,
      Amount,
      Amount,
    ]
    if (wanted < least) throw ofAmount('amount_below_minimum', 'field.at_least', { min: writeAmount(least) })
    if (wanted > most) throw ofAmount('amount_above_maximum', 'field.at_most', { max: writeAmount(most) })
    if ((await turnover.owed(member.id, transaction)).length > 0) throw new Refusal('turnover_due')
    const before = await store.sentOn({ member: member.id, direction, day }, transaction)
    if (add(before, wanted) <= dayMax) return
    const left = before < dayMax ? amount(dayMax - before) : ZERO
    throw ofAmount('upline_day_used', 'field.at_most', { max: writeAmount(left) })
  }

  const move = async (transaction: Transaction, member: Member, { receiver, direction, id, amount: sum }: Moving) => {
    const kind = KINDS[direction]
    const posted = await postOne(queryable(transaction), {
      key: `${kind}:${id}`,
      amount: sum,
      kind,
      reference: id,
      debit: await needs.accountOf(member, transaction),
      credit: await needs.accountOf(receiver, transaction),
    })
    if (posted.outcome === 'insufficient') throw ofAmount('not_enough_money', 'refusal.not_enough_money')
    if (posted.outcome !== 'posted') throw new Error(`money was not sent by ${id}: ${posted.outcome}`)
  }

  const send = async (transaction: Transaction, member: Member, asked: Asked): Promise<Sent> => {
    const { amount: sum, requestId, receiver, day, direction } = asked
    await takeAdvisoryLock(transaction, `upline: ${member.id}`)
    const earlier = await store.ofRequest(transaction, { member: member.id, direction, requestId })
    if (earlier) return { transfer: sameReceiver(earlier, receiver), fresh: false }
    // Whose withdrawals are frozen sends nothing away by other ways.
    await needs.demandNotFrozen(member.id, 'withdrawals', transaction)
    await validateAmount(transaction, member, asked)
    const { brand, currency } = member
    const id = randomUUID()
    const transfer = { id, brand, member: member.id, receiver: receiver.id, direction, amount: sum, sentAt: clock() }
    await move(transaction, member, { receiver, direction, id, amount: sum })
    await store.add(transaction, { ...transfer, requestId, day })
    // Money that comes from another member is played once, as money from a bank is.
    const source = `${KINDS[direction]}:${id}`
    const given = { brand, member: receiver.id, currency, source, amount: sum, percent: 100 }
    if (receiver.type === 0) await turnover.demandForBonus(transaction, given)
    return { transfer, fresh: true }
  }

  const sendTo = async (
    member: Member,
    { paymentPassword, ...wish }: SendWish,
    to: Pick<Asked, 'receiver' | 'direction'> & Allowed,
  ): Promise<TransferRecord> => {
    await needs.demandPaymentPassword(member.id, paymentPassword)
    const asked = { ...wish, ...to }
    const { transfer, fresh } = await inTransaction(database, (transaction) => send(transaction, member, asked))
    if (fresh) await Promise.all([needs.announce(member.id), needs.announce(to.receiver.id)])
    return transfer
  }

  return {
    /** To whoever invited the member. */
    up: async (member: Member, wish: SendWish): Promise<TransferRecord> => {
      const allowed = await needs.demandAllowed(member, 'up')
      const receiver = member.invitedBy ? await needs.findMember(member.invitedBy) : null
      if (receiver?.brand !== member.brand || receiver.closedAt || receiver.currency !== member.currency) {
        throw new Refusal('upline_unknown')
      }
      return sendTo(member, wish, { ...allowed, receiver, direction: 'up' })
    },
    /** From an agent to somebody right below. */
    down: async (agent: Member, receiver: Member, wish: SendWish): Promise<TransferRecord> => {
      const allowed = await needs.demandAllowed(agent, 'down')
      if (receiver.closedAt) throw new Refusal('account_closed')
      if (await needs.isSuspended(agent.id)) throw new Refusal('agency_suspended')
      return sendTo(agent, wish, { ...allowed, receiver, direction: 'down' })
    },
  }
}

/** Refuses a name of a request that was given to another wish before: its money went to somebody else. */
function sameReceiver(earlier: TransferRecord, receiver: Member): TransferRecord {
  if (earlier.receiver === receiver.id) return earlier
  throw new Refusal('invalid_request', { fields: [{ field: 'requestId', word: 'field.invalid' }] })
}

type OfAmount = 'amount_below_minimum' | 'amount_above_maximum' | 'upline_day_used' | 'not_enough_money'

const ofAmount = (code: OfAmount, word: string, values: Record<string, string> = {}): Refusal =>
  new Refusal(code, { fields: [{ field: 'amount', word, values }] })

type Asked = Omit<SendWish, 'paymentPassword'> &
  Allowed & { readonly receiver: Member; readonly direction: TransferDirection }
type Moving = Pick<Asked, 'receiver' | 'direction' | 'amount'> & { readonly id: string }
