import type { DepositState } from '@sanuk/contracts/cashier'
import * as contract from '@sanuk/contracts/office-cashier'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import type { FindMemberByUsername } from '#platform/capabilities/member'
import type { ClosedPictureBytes } from '#platform/capabilities/stored-pictures'
import { readListQuery } from '#platform/list-query'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { seenProposal } from './by-hand.ts'
import type { DepositRecord } from './index.ts'
import { createOfficeAnswers, type OfficeNeeds } from './office-answer.ts'
import { demandFree } from './payments-office-routes.ts'

type Needs = OfficeNeeds & {
  readonly findByUsername: FindMemberByUsername
  readonly closedBytes: ClosedPictureBytes
}

const VIEWS: Record<(typeof contract.DEPOSIT_VIEWS)[number], readonly DepositState[] | undefined> = {
  open: ['waiting'],
  slips: undefined,
  credited: ['credited'],
  over: ['expired', 'cancelled', 'failed'],
  all: undefined,
}

export function cashierOfficeRoutes(serve: Serve, needs: Needs): void {
  const { cashier } = needs
  const answers = createOfficeAnswers(needs)

  serve(contract.listAllDeposits, async ({ brand, query }) => {
    const { search } = query
    const view = search === undefined ? (query.view ?? 'all') : 'all'
    const sought = search === undefined ? null : await needs.findByUsername(brand.id, search)
    const scope = sought
      ? { member: sought.id }
      : {
          brand: brand.id,
          reference: search?.toUpperCase(),
          states: VIEWS[view],
          hasWaitingSlip: view === 'slips',
        }
    const asked = readListQuery(query, { timeZone: brand.timeZone, usual: view === 'slips' ? 'oldest' : 'newest' })
    const { list, nextCursor } = await cashier.list(scope, asked)
    return { list: await answers.deposits(brand.id, list), nextCursor, waiting: await answers.waiting(brand.id) }
  })

  serve(contract.readDepositRecord, async ({ brand, params }) => {
    const record = await demand(needs, brand.id, params.id)
    const [[deposit], payments, log, { twoFrom }] = await Promise.all([
      answers.deposits(brand.id, [record]),
      cashier.payments.ofDeposit(record.id),
      answers.log({ deposit: record.id }),
      cashier.methods.settingOf(brand.id),
    ])
    if (!deposit) throw new Error(`deposit ${record.id} has no answer`)
    return { deposit, payments: await answers.payments(brand.id, payments), log, twoFrom: writeAmount(twoFrom) }
  })

  serve(contract.depositSlips, async ({ brand, params }) => {
    await demand(needs, brand.id, params.id)
    const list = []
    for (const { id, picture, state, reason, sentAt } of await cashier.slips.of(params.id)) {
      const [bytes] = await needs.closedBytes(brand.id, [picture])
      if (bytes) list.push({ id, state, reason, sentAt: sentAt.toISOString(), picture: bytes.toString('base64') })
    }
    return { list }
  })

  decisions(serve, needs)
}

/** Refuses with `not_found` a deposit of another brand. */
async function demand({ cashier }: Pick<Needs, 'cashier'>, brand: string, id: string): Promise<DepositRecord> {
  const record = await cashier.deposits.ofBrand(brand, id)
  if (!record) throw new Refusal('not_found')
  return record
}

function decisions(serve: Serve, needs: Needs): void {
  const { cashier, approvals, clock } = needs

  serve(contract.claimDeposit, async ({ caller, brand, params, body }) => {
    const { claimedBy } = await demand(needs, brand.id, params.id)
    if (body.claimed || claimedBy === caller.id)
      await cashier.deposits.claim(params.id, body.claimed ? caller.id : null)
    return {}
  })

  serve(contract.noteDeposit, async ({ caller, brand, params, body }) => {
    await demand(needs, brand.id, params.id)
    await cashier.note({ brand: brand.id, deposit: params.id, at: clock(), operator: caller.id, note: body.note })
    return {}
  })

  serve(contract.creditDeposit, async ({ caller, brand, params, body }) => {
    const record = await demand(needs, brand.id, params.id)
    demandFree(record, caller)
    if (record.state === 'credited') throw new Refusal('deposit_went_on')
    const seen = { ...body, bankReference: body.bankReference.trim(), amount: parseAmount(body.amount) }
    if (seen.amount <= 0n || seen.amount % 100n !== 0n) {
      throw new Refusal('invalid_request', { fields: [{ field: 'amount', word: 'field.money' }] })
    }
    const { twoFrom } = await cashier.methods.settingOf(brand.id)
    if (seen.amount < twoFrom) {
      await cashier.byHand.creditSeen({ id: record.id, brand: brand.id, operator: caller.id }, seen)
      return { result: 'credited' as const }
    }
    const username = (await needs.findMany([record.member])).get(record.member)?.username ?? ''
    await approvals.propose(caller, brand.id, {
      kind: 'cashier.credit',
      about: `${record.reference} · ${username}`,
      subjectId: record.id,
      details: seenProposal(seen),
    })
    return { result: 'proposed' as const }
  })

  serve(contract.rejectSlip, async ({ caller, brand, params, body }) => {
    const record = await demand(needs, brand.id, params.id)
    demandFree(record, caller)
    await cashier.proofs.reject(record, caller.id, body.reason)
    return {}
  })
}
