import {
  cancelDeposit,
  depositMethods,
  listDeposits,
  paymentReceived,
  readDeposit,
  requestDeposit,
} from '@sanuk/contracts/cashier'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { depositAnswer } from './deposit-answer.ts'
import { PROMPTPAY } from './deposit-limits.ts'
import type { Cashier } from './index.ts'

type Needs = {
  readonly cashier: Cashier
  /** Vendor code of the bank that may report payments. */
  readonly bank: string
  readonly payeeName: string
  readonly demoBank: string | null
}

export function cashierRoutes(serve: Serve, { cashier, bank, payeeName, demoBank }: Needs): void {
  const find = async (member: string, id: string) => {
    const deposit = await cashier.find(member, id)
    if (!deposit) throw new Refusal('not_found')
    return depositAnswer(deposit)
  }

  serve(depositMethods, async ({ brand }) => ({
    methods: [
      {
        method: 'promptpay' as const,
        minimum: writeAmount(PROMPTPAY.minimum),
        maximum: writeAmount(PROMPTPAY.maximum),
        quickAmounts: PROMPTPAY.quickAmounts.map(writeAmount),
        minutesToPay: PROMPTPAY.minutesToPay,
        payeeName,
        demoBank: brand.demo ? demoBank : null,
      },
    ],
  }))

  serve(requestDeposit, async ({ caller, brand, body }) => {
    const wish = { requestId: body.requestId, amount: parseAmount(body.amount) }
    return depositAnswer(await cashier.requestDeposit(wish, { member: caller.id, brand }))
  })

  serve(readDeposit, ({ caller, params }) => find(caller.id, params.id))

  serve(listDeposits, async ({ caller, query }) => {
    const { list, nextCursor } = await cashier.list({ member: caller.id }, readCursor(query.cursor))
    return { list: list.map(depositAnswer), nextCursor }
  })

  serve(cancelDeposit, async ({ caller, params }) => {
    await cashier.cancel(caller.id, params.id)
    return find(caller.id, params.id)
  })

  serve(paymentReceived, async ({ caller, body }) => {
    if (caller.code !== bank) throw new Refusal('forbidden')
    const result = await cashier.receivePayment({
      provider: caller.code,
      bankReference: body.bankReference,
      reference: body.reference,
      amount: parseAmount(body.amount),
      paidAt: new Date(body.paidAt),
      payerBank: body.payerBank ?? null,
    })
    return { result }
  })
}
