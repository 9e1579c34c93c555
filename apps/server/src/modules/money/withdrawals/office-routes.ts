import * as contract from '@sanuk/contracts/office-withdrawals'
import { parseAmount } from '@sanuk/money/amount'
import type { OperatorCaller } from '#platform/caller'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { FindMemberByUsername } from '#platform/capabilities/member'
import type { ClosedPictureBytes, KeepClosedPicture } from '#platform/capabilities/stored-pictures'
import { readListQuery } from '#platform/list-query'
import type { Serve } from '#platform/serve'
import { demandFree } from './decide.ts'
import type { Withdrawals } from './index.ts'
import { createOfficeAnswers, type OfficeNeeds } from './office-answer.ts'
import { needsTwo } from './terms.ts'
import { VIEWS } from './views.ts'

type Needs = OfficeNeeds & {
  readonly withdrawals: Withdrawals
  readonly approvals: ProposeAndShow
  readonly pictures: { readonly keepClosed: KeepClosedPicture; readonly closedBytes: ClosedPictureBytes }
  readonly findByUsername: FindMemberByUsername
}

type Call = {
  readonly caller: OperatorCaller
  readonly brand: { readonly id: string }
  readonly params: { id: string }
}
const deedOf = ({ caller, brand, params }: Call) => ({ id: params.id, brand: brand.id, caller })

export function withdrawalsOfficeRoutes(serve: Serve, needs: Needs): void {
  const { withdrawals } = needs
  const answers = createOfficeAnswers(needs)

  serve(contract.listAllWithdrawals, async ({ brand, query }) => {
    const view = query.view ?? 'queue'
    const sought = query.search ? await needs.findByUsername(brand.id, query.search) : null
    const { targetMinutes } = await withdrawals.termsOf(brand.id)
    const { waiting } = await withdrawals.queue(brand.id)
    const about = { waiting, targetMinutes }
    // A reference is one withdrawal, which is shown in whatever state it is.
    const scope =
      query.search && !sought
        ? { brand: brand.id, states: VIEWS.all, reference: query.search.toUpperCase(), stuckBefore: null }
        : {
            brand: brand.id,
            states: VIEWS[view],
            member: sought?.id,
            stuckBefore: view === 'queue' ? withdrawals.stuckBefore() : null,
          }
    // A queue is worked off from its oldest.
    const usual = scope.stuckBefore === null ? 'newest' : 'oldest'
    const asked = readListQuery(query, { timeZone: brand.timeZone, usual })
    const { list, nextCursor } = await withdrawals.pageOfBrand(scope, asked)
    return { list: await answers.list(brand.id, list), nextCursor, ...about }
  })

  serve(contract.readWithdrawalRecord, async ({ caller, brand, params }) =>
    answers.record(await withdrawals.demand(params.id, { brand: brand.id }), caller),
  )

  decisions(serve, needs)
  payments(serve, needs)
  orders(serve, needs)
}

/** What the bank is asked about its order, and what two operators say of it. */
function orders(serve: Serve, { withdrawals, approvals, findMany }: Needs): void {
  const { payoutDesk } = withdrawals

  serve(contract.askPayout, async (call) => ({ result: await payoutDesk.ask(deedOf(call)) }))

  serve(contract.cancelPayout, async (call) => ({ result: await payoutDesk.cancel(deedOf(call)) }))

  serve(contract.resolvePayout, async ({ body, ...call }) => {
    const { record, details } = await payoutDesk.proposalOf(deedOf(call), body)
    const username = (await findMany([record.member])).get(record.member)?.username ?? ''
    const { id } = await approvals.propose(call.caller, call.brand.id, {
      kind: 'withdrawals.resolve',
      about: `${record.reference} · ${username}`,
      subjectId: record.id,
      details,
    })
    return { proposal: id }
  })
}

function decisions(serve: Serve, { withdrawals, approvals, findMany }: Needs): void {
  const { decide } = withdrawals

  serve(contract.claimWithdrawal, async ({ body, ...call }) => {
    await decide.claim(deedOf(call), body.claimed)
    return {}
  })

  serve(contract.approveWithdrawal, async ({ body, ...call }) => {
    const { caller, brand, params } = call
    const record = await withdrawals.demand(params.id, { brand: brand.id })
    const isForTwo = needsTwo(record, await withdrawals.termsOf(brand.id))
    if (!isForTwo || record.state !== 'waiting') {
      await decide.approve(deedOf(call), body.payBy)
      return { result: 'approved' as const }
    }
    demandFree(record, caller)
    decide.demandBank(body.payBy)
    const [shown] = await withdrawals.answers([record])
    const username = (await findMany([record.member])).get(record.member)?.username ?? ''
    await approvals.propose(caller, brand.id, {
      ...{ kind: 'withdrawals.approve', about: `${record.reference} · ${username}`, subjectId: record.id },
      details: {
        payBy: body.payBy,
        amount: shown?.amount,
        bank: shown?.bank,
        masked: shown?.masked,
        holder: shown?.holder,
      },
    })
    return { result: 'proposed' as const }
  })

  serve(contract.rejectWithdrawal, async ({ body, ...call }) => {
    await decide.reject(deedOf(call), body.reason)
    return {}
  })

  serve(contract.orderPayout, async (call) => {
    await decide.order(deedOf(call))
    return {}
  })

  serve(contract.noteWithdrawal, async ({ body, ...call }) => {
    await decide.note(deedOf(call), body.note)
    return {}
  })
}

function payments(serve: Serve, { withdrawals, pictures }: Needs): void {
  const { pay } = withdrawals

  serve(contract.payByHand, async ({ body, ...call }) => {
    const { bankReference, paidAt } = body
    await withdrawals.demand(call.params.id, { brand: call.brand.id })
    const picture = body.picture === undefined ? null : await pictures.keepClosed(call.brand.id, body.picture)
    const payment = { bankReference, paidAt: new Date(paidAt), amount: parseAmount(body.amount), picture }
    await pay.byHand(deedOf(call), payment)
    return {}
  })

  serve(contract.returnRest, async ({ body, ...call }) => {
    await pay.returnRest(deedOf(call), body.reason)
    return {}
  })

  serve(contract.settleDispute, async ({ body, ...call }) => {
    await pay.settle(deedOf(call), body)
    return {}
  })

  serve(contract.withdrawalProofs, async ({ brand, params }) => {
    await withdrawals.demand(params.id, { brand: brand.id })
    const list = []
    for (const { number, picture } of await withdrawals.picturesOf(params.id)) {
      const [bytes] = picture ? await pictures.closedBytes(brand.id, [picture]) : []
      if (bytes) list.push({ part: number, picture: bytes.toString('base64') })
    }
    return { list }
  })
}
