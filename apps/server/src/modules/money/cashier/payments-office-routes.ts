import * as contract from '@sanuk/contracts/office-cashier'
import { writeAmount } from '@sanuk/money/amount'
import type { Brand, OperatorCaller } from '#platform/caller'
import type { FindMemberByUsername } from '#platform/capabilities/member'
import { readListQuery } from '#platform/list-query'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Target } from './by-hand.ts'
import type { PaymentRecord } from './index.ts'
import { createOfficeAnswers, type OfficeNeeds } from './office-answer.ts'

type Needs = OfficeNeeds & { readonly findByUsername: FindMemberByUsername }

const VIEWS = {
  held: { results: ['held_for_review', 'returning'], wasHeld: true, usual: 'oldest' },
  settled: { results: ['credited', 'returned'], wasHeld: true, usual: 'newest' },
  all: { results: contract.PAYMENT_RESULTS, wasHeld: false, usual: 'newest' },
} as const

/** Refuses with `payment_claimed` where a colleague is at it. */
export function demandFree({ claimedBy }: { readonly claimedBy: string | null }, caller: OperatorCaller): void {
  if (claimedBy !== null && claimedBy !== caller.id) throw new Refusal('payment_claimed')
}

/** The desk of money that came and was not credited by itself. */
export function paymentsOfficeRoutes(serve: Serve, needs: Needs): void {
  const { cashier } = needs
  const answers = createOfficeAnswers(needs)

  serve(contract.listPayments, async ({ brand, query }) => {
    const { usual, ...view } = VIEWS[query.view ?? 'held']
    const sought = query.search === undefined ? null : await needs.findByUsername(brand.id, query.search)
    const scope = { ...view, brand: brand.id, member: sought?.id, reference: sought ? undefined : query.search }
    const asked = readListQuery(query, { timeZone: brand.timeZone, usual })
    const { list, nextCursor } = await cashier.payments.pageOfBrand(scope, asked)
    return { list: await answers.payments(brand.id, list), nextCursor, waiting: await answers.waiting(brand.id) }
  })

  serve(contract.readPaymentRecord, async ({ brand, params }) => {
    const record = await demand(needs, brand.id, params.id)
    const [[payment], log, candidates] = await Promise.all([
      answers.payments(brand.id, [record]),
      answers.log({ payment: record.id }),
      cashier.candidatesFor(brand.id, record),
    ])
    if (!payment) throw new Error(`payment ${record.id} has no answer`)
    return { payment, log, candidates: await answers.deposits(brand.id, candidates) }
  })

  decisions(serve, needs)
}

async function demand({ cashier }: Needs, brand: string, id: string): Promise<PaymentRecord> {
  const record = await cashier.payments.find(brand, id)
  if (!record) throw new Refusal('not_found')
  return record
}

function decisions(serve: Serve, needs: Needs): void {
  const { cashier, approvals, clock } = needs

  serve(contract.claimPayment, async ({ caller, brand, params, body }) => {
    const { claimedBy } = await demand(needs, brand.id, params.id)
    if (body.claimed || claimedBy === caller.id) await cashier.claimPayment(params.id, body.claimed ? caller.id : null)
    return {}
  })

  serve(contract.notePayment, async ({ caller, brand, params, body }) => {
    await demand(needs, brand.id, params.id)
    await cashier.note({ brand: brand.id, payment: params.id, at: clock(), operator: caller.id, note: body.note })
    return {}
  })

  serve(contract.creditPayment, async ({ caller, brand, params, body }) => {
    const record = await demand(needs, brand.id, params.id)
    demandFree(record, caller)
    if (record.result !== 'held_for_review') throw new Refusal('payment_settled')
    const { to, username } = await targetOf(needs, { brand, currency: record.currency }, body.to)
    const { twoFrom } = await cashier.methods.settingOf(brand.id)
    if (record.amount < twoFrom) {
      const of = { id: record.id, brand: brand.id, operator: caller.id }
      await cashier.byHand.creditHeld(of, { to, reason: body.reason })
      return { result: 'credited' as const }
    }
    const { amount, bankReference } = record
    await approvals.propose(caller, brand.id, {
      kind: 'cashier.match',
      about: `${bankReference} · ${username}`,
      subjectId: record.id,
      details: { ...to, reason: body.reason, amount: writeAmount(amount), bankReference },
    })
    return { result: 'proposed' as const }
  })

  serve(contract.returnPayment, async ({ caller, brand, params, body }) => {
    const record = await demand(needs, brand.id, params.id)
    demandFree(record, caller)
    await cashier.sendBack.order({ id: record.id, brand: brand.id, operator: caller.id }, body.reason)
    return {}
  })
}

/** Whom an operator means. Refuses with `account_unknown` a name nobody has, or one who plays in other money. */
async function targetOf(
  needs: Needs,
  { brand, currency }: { readonly brand: Brand; readonly currency: string },
  to: { readonly deposit: string } | { readonly username: string },
): Promise<{ to: Target; username: string }> {
  if ('username' in to) {
    const member = await needs.findByUsername(brand.id, to.username)
    if (!member || brand.currency !== currency) throw new Refusal('account_unknown')
    return { to: { member: member.id }, username: to.username }
  }
  const order = await needs.cashier.deposits.ofBrand(brand.id, to.deposit)
  if (!order) throw new Refusal('not_found')
  if (order.state === 'credited' || order.currency !== currency) throw new Refusal('deposit_went_on')
  const username = (await needs.findMany([order.member])).get(order.member)?.username ?? ''
  return { to, username }
}
