import { type PAYOUT_ACTIONS, type PayoutOutcome, payoutOutcome } from '@sanuk/contracts/office-withdrawals'
import { amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import type { OperatorCaller } from '#platform/caller'
import { inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Changed, Tools } from './change.ts'
import { demandFree } from './decide.ts'
import type { createAddPart } from './pay.ts'
import type { Payout, WithdrawalRecord } from './store/rows.ts'

/** A payout takes minutes. An order that a bank has for longer than this is one for an operator. */
export const STUCK_AFTER_MS = 30 * 60_000

type Needs = Tools & {
  readonly addPart: ReturnType<typeof createAddPart>
  /** Each asks the bank and takes what it says; false where it said nothing. */
  readonly send: (order: string) => Promise<boolean>
  readonly cancel: (order: string) => Promise<boolean>
  /** Begins work behind the answer. */
  readonly afterwards: (fault: string, work: () => Promise<void>) => void
  readonly hasBank: boolean
}

type Action = { readonly id: string; readonly brand: string; readonly caller: OperatorCaller }
type Result = 'paid' | 'ended' | 'under_way' | 'no_answer'

/** What two operators say of an order, with what they saw of it. */
const resolution = z.object({ order: z.uuid(), left: z.string(), said: payoutOutcome })

/** What operators do about an order that the bank does not end. */
export function createPayoutDesk(needs: Needs) {
  const { store, payouts, parts, clock } = needs

  /** The order that the bank has. Refuses with `withdrawal_went_on` where there is none. */
  const underWay = async (id: string, transaction?: Transaction): Promise<Payout> => {
    const payout = (await payouts.underWay([id], transaction)).get(id)
    if (!payout) throw new Refusal('withdrawal_went_on')
    return payout
  }

  const demand = async ({ id, brand, caller }: Action): Promise<WithdrawalRecord> => {
    const record = await store.find(id)
    if (record?.brand !== brand) throw new Refusal('not_found')
    demandFree(record, caller)
    return record
  }

  const note = (
    transaction: Transaction,
    { id, brand }: Pick<WithdrawalRecord, 'id' | 'brand'>,
    by: { operator: string | null; action: (typeof PAYOUT_ACTIONS)[number]; note: string | null },
  ) => needs.entries.add(transaction, { withdrawal: id, brand, at: clock(), state: null, ...by })

  /** Asks the bank on behalf of an operator, and answers how the order stands then. */
  const askBank = async (action: Action, how: 'asked' | 'cancelled'): Promise<Result> => {
    if (!needs.hasBank) throw new Refusal('bank_missing')
    const record = await demand(action)
    const { id } = await underWay(action.id)
    await inTransaction(needs.database, (transaction) =>
      note(transaction, record, { operator: action.caller.id, action: how, note: null }),
    )
    const isAnswered = await (how === 'asked' ? needs.send(id) : needs.cancel(id))
    if (!isAnswered) return 'no_answer'
    return resultOf((await payouts.find(id))?.state)
  }

  const isUsed = (transaction: Transaction, said: PayoutOutcome): Promise<boolean> =>
    said.outcome === 'paid' ? parts.referencesUsed(transaction, [said.bankReference]) : Promise.resolve(false)

  return {
    ask: (action: Action): Promise<Result> => askBank(action, 'asked'),
    cancel: (action: Action): Promise<Result> => askBank(action, 'cancelled'),
    /** What a colleague decides on. Refuses with `withdrawal_went_on` and `bank_reference_used`. */
    proposalOf: async (action: Action, said: PayoutOutcome) => {
      const record = await demand(action)
      const payout = await underWay(action.id)
      if (await inTransaction(needs.database, (transaction) => isUsed(transaction, said))) {
        throw new Refusal('bank_reference_used', {
          fields: [{ field: 'bankReference', word: 'refusal.bank_reference_used' }],
        })
      }
      return { record, details: { order: payout.id, left: writeAmount(leftOf(payout)), said } }
    },
    /**
     * Ends an order as two operators agreed, in the transaction of the second one's decision. Refuses with
     * `proposal_outdated` where the bank has said something meanwhile.
     */
    carryOut: async (
      transaction: Transaction,
      proposal: { readonly brand: string; readonly subjectId: string; readonly details: unknown },
    ): Promise<() => Promise<void>> => {
      const { order, left, said } = resolution.parse(proposal.details)
      const record = await store.lock(transaction, proposal.subjectId)
      const payout = record && (await payouts.underWay([record.id], transaction)).get(record.id)
      const isSame = payout?.id === order && leftOf(payout) === parseAmount(left)
      if (record?.brand !== proposal.brand || !isSame || (await isUsed(transaction, said))) {
        throw new Refusal('proposal_outdated')
      }
      const at = { transaction, record, payout }
      const done = said.outcome === 'paid' ? await writePaid(needs, at, said) : await writeNotPaid(needs, at)
      await note(transaction, record, { operator: null, action: 'resolved', note: said.reason })
      return async () => {
        if (said.outcome === 'not_paid') {
          needs.afterwards('a bank was not told of an order that was given up', async () => {
            await needs.cancel(order)
          })
        }
        await needs.announce(done.record, done.balance)
      }
    },
  }
}

type At = { readonly transaction: Transaction; readonly record: WithdrawalRecord; readonly payout: Payout }

/** The bank paid all that was left, as two people saw: its own word may still come, and is then known. */
async function writePaid(
  { addPart, payouts }: Needs,
  { transaction, record, payout }: At,
  said: Extract<PayoutOutcome, { outcome: 'paid' }>,
): Promise<Changed> {
  const paid = await addPart(transaction, record, {
    amount: leftOf(payout),
    bankReference: said.bankReference,
    paidAt: new Date(said.paidAt),
    payout: null,
    picture: null,
    operator: null,
  })
  if (!paid) throw new Error(`payment ${said.bankReference} was written down meanwhile`)
  await payouts.change(transaction, payout.id, { state: 'done', paid: payout.amount, last_fault: null })
  return paid
}

/** The order is given up. Where the bank paid nothing at all, an operator decides anew. */
async function writeNotPaid({ payouts, takeStep }: Needs, { transaction, record, payout }: At): Promise<Changed> {
  await payouts.change(transaction, payout.id, { state: 'given_up', paid: payout.paid, last_fault: null })
  const isBack = record.state === 'paying'
  return { record: isBack ? await takeStep(transaction, record, { to: 'approved' }) : record, balance: null }
}

/** What of an order the bank has not reported as paid. */
const leftOf = ({ amount: ordered, paid }: Payout) => amount(ordered - paid)

function resultOf(state: Payout['state'] | undefined): Result {
  if (state === 'done') return 'paid'
  return state === 'failed' ? 'ended' : 'under_way'
}
