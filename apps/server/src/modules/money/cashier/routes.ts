import * as contract from '@sanuk/contracts/cashier'
import { gatewayReported } from '@sanuk/contracts/gateway'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import type { DemandConsent } from '#platform/capabilities/consent'
import { newestFrom } from '#platform/list-query'
import { percentOf } from '#platform/money-faults'
import { readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { clockOf } from './clock-of.ts'
import { movesCurrency } from './deposit-terms.ts'
import type { Cashier, DepositRecord, Method } from './index.ts'
import { receivesFor } from './request-deposit.ts'

type Needs = {
  readonly cashier: Cashier
  /** Vendor code of the bank that may report payments. */
  readonly bank: string
  /** Who is paid in a demo where the brand has named nobody. */
  readonly payeeName: string
  readonly demoBank: string | null
  /** Newer terms are agreed to before a member pays in. */
  readonly demandAgreed: DemandConsent
  /** Whose operators look at money that names nobody's account and nobody's order. */
  readonly homeBrand: () => Promise<string | null>
}

export function cashierRoutes(serve: Serve, needs: Needs): void {
  const { cashier } = needs
  const answer = async (deposit: DepositRecord): Promise<contract.Deposit> => {
    const [one] = await cashier.answers([deposit])
    if (!one) throw new Error(`deposit ${deposit.id} has no answer`)
    return one
  }
  const demand = async (member: string, id: string): Promise<DepositRecord> => {
    const deposit = await cashier.find(member, id)
    if (!deposit) throw new Refusal('not_found')
    return deposit
  }

  serve(contract.depositMethods, async ({ caller, brand }) => {
    const all = (await cashier.methods.methodsOf(brand.id)).filter(
      (method) => method.enabled && movesCurrency(method, brand.currency),
    )
    return {
      methods: await Promise.all(all.map((method) => methodAnswer(needs, method, { member: caller.id, brand }))),
    }
  })

  serve(contract.requestDeposit, async ({ caller, brand, body }) => {
    await needs.demandAgreed({ id: caller.id, brand: brand.id })
    const wish = { requestId: body.requestId, method: body.method, amount: parseAmount(body.amount) }
    return answer(await cashier.requestDeposit(wish, { member: caller.id, brand }))
  })

  serve(contract.readDeposit, async ({ caller, params }) =>
    answer(await cashier.gateways.opened(await demand(caller.id, params.id))),
  )

  serve(contract.listDeposits, async ({ caller, query }) => {
    const { list, nextCursor } = await cashier.list({ member: caller.id }, newestFrom(readCursor(query.cursor)))
    return { list: await cashier.answers(list), nextCursor }
  })

  serve(contract.cancelDeposit, async ({ caller, params }) => {
    await cashier.cancel(caller.id, params.id)
    return answer(await demand(caller.id, params.id))
  })

  serve(contract.sendSlip, async ({ caller, params, body }) =>
    answer(await cashier.proofs.send(caller.id, params.id, body.picture)),
  )

  reports(serve, needs)
}

/** What banks and gateways tell. */
function reports(serve: Serve, { cashier, bank, homeBrand }: Needs): void {
  serve(contract.paymentReceived, async ({ caller, body }) => {
    if (caller.code !== bank) throw new Refusal('forbidden')
    const result = await cashier.receivePayment({
      provider: caller.code,
      byGateway: false,
      brand: await homeBrand(),
      currency: body.currency,
      bankReference: body.bankReference,
      reference: body.reference ?? null,
      account: body.account ?? null,
      amount: parseAmount(body.amount),
      paidAt: new Date(body.paidAt),
      payerBank: body.payerBank ?? null,
    })
    return { result }
  })

  serve(gatewayReported, async ({ caller, body }) => {
    if (!cashier.gateways.isOf(caller.code)) throw new Refusal('forbidden')
    return { result: await cashier.gateways.take(body.payment, body) }
  })
}

async function methodAnswer(
  { cashier, payeeName, demoBank }: Needs,
  method: Method,
  of: { readonly member: string; readonly brand: Brand },
) {
  const { code, kind, names, icon, hours, minutes } = method
  const [open, left, accounts] = await Promise.all([
    cashier.isUsable(method, of.brand),
    cashier.leftOfDay(method, of),
    cashier.methods.accountsOf(of.brand.id),
  ])
  const biller = accounts.find(
    (account) => account.enabled && account.kind === 'biller' && receivesFor(method, account),
  )
  return {
    method: code,
    kind,
    names,
    icon,
    open,
    minutesToPay: minutes,
    hours: hours && { opens: clockOf(hours.opens), closes: clockOf(hours.closes) },
    minimum: writeAmount(method.minimum),
    maximum: writeAmount(method.maximum),
    dayLeft: left === null ? null : writeAmount(left),
    fee: { fixed: writeAmount(method.feeFixed), percent: percentOf(method.feeRate), by: method.feeBy },
    quickAmounts: method.quickAmounts.map(writeAmount),
    payeeName: biller?.holder ?? (of.brand.demo ? payeeName : of.brand.name),
    demoBank: of.brand.demo ? demoBank : null,
  }
}
