import { GATEWAY_CALLS, type GatewayAnswer, gatewayAnswer } from '@sanuk/contracts/gateway'
import type { Log } from '@sanuk/host/log'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { OWN_NAME, type Vendor } from '#platform/vendors'
import type { receivePayment } from './receive-payment.ts'
import type { DepositStore } from './store/deposits.ts'
import { createGatewayStore } from './store/gateway.ts'
import type { DepositRecord } from './store/rows.ts'

const TIMEOUT_MS = 8_000

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly deposits: DepositStore
  readonly receive: ReturnType<typeof receivePayment>
  readonly announceEnd: (member: string, deposit: string, state: 'expired' | 'failed') => Promise<void>
  readonly vendor: Vendor | null
  /** Where a brand's site is: its members come back there. */
  readonly originOf: (brand: string) => Promise<string>
}

type Told = Pick<GatewayAnswer, 'state' | 'gatewayReference' | 'amount' | 'paidAt'>
type Taken = 'credited' | 'already_credited' | 'held_for_review' | 'noted'

/** Payments that members make on a gateway's page. An order is stored before the gateway hears of it. */
export function createGateway(needs: Needs) {
  const { deposits, log, clock, vendor } = needs
  const store = createGatewayStore(needs.database)

  const ask = async (path: string, content: object, payment: string): Promise<GatewayAnswer | null> => {
    if (!vendor) return null
    const by = { vendor: OWN_NAME, key: vendor.keys[0], timeoutMs: TIMEOUT_MS }
    try {
      const { status, body } = await signedPost(`${vendor.address}${path}`, content, by)
      const answer = gatewayAnswer.safeParse(body)
      if (status === 200 && answer.success && answer.data.payment === payment) return answer.data
      log.warn({ deposit: payment, status }, 'the gateway did not say how a payment stands')
    } catch (error) {
      log.warn({ deposit: payment, error: String(error) }, 'the gateway was not reached')
    }
    return null
  }

  /** Takes how a payment stands, from a call of ours or of the gateway's: the same word twice is taken once. */
  const take = async (deposit: DepositRecord, told: Told): Promise<Taken> => {
    if (told.state === 'open') return 'noted'
    if (told.state === 'paid') {
      if (!told.gatewayReference || !told.amount) throw new Error(`payment ${deposit.id} was paid with nothing`)
      return needs.receive({
        provider: vendor?.code ?? '',
        byGateway: true,
        bankReference: told.gatewayReference,
        account: null,
        reference: deposit.reference,
        amount: parseAmount(told.amount),
        currency: deposit.currency,
        paidAt: new Date(told.paidAt ?? clock()),
        payerBank: null,
        brand: deposit.brand,
      })
    }
    const state = told.state === 'failed' ? 'failed' : 'expired'
    await store.stopAsking(deposit.id)
    if (await deposits.end(deposit.id, state)) await needs.announceEnd(deposit.member, deposit.id, state)
    return 'noted'
  }

  /** Makes the payment at the gateway, or asks after it: it is the same call, and made once. */
  const open = async (deposit: DepositRecord): Promise<DepositRecord> => {
    const { id, reference, currency } = deposit
    const order = {
      payment: id,
      reference,
      amount: writeAmount(deposit.amount),
      currency,
      returnUrl: `${await needs.originOf(deposit.brand)}/?panel=depositv2`,
      expiresAt: deposit.expiresAt.toISOString(),
    }
    const answer = await ask(GATEWAY_CALLS.create, order, id)
    if (!answer) return deposit
    await take(deposit, answer)
    if (!answer.location || !isOwn(vendor, answer.location)) return deposit
    await store.keepPage(id, answer.location)
    return { ...deposit, redirect: answer.location }
  }

  const askAfter = async (deposit: DepositRecord): Promise<void> => {
    if (!deposit.redirect) return void (await open(deposit))
    const answer = await ask(GATEWAY_CALLS.status, { payment: deposit.id }, deposit.id)
    if (answer) await take(deposit, answer)
  }

  return {
    isOf: (code: string): boolean => vendor?.code === code,
    /** A deposit with the gateway's page, where that could be had now. */
    opened: async (deposit: DepositRecord): Promise<DepositRecord> => {
      const isMissing = deposit.kind === 'gateway' && deposit.state === 'waiting' && !deposit.redirect
      return isMissing ? open(deposit) : deposit
    },
    take: async (payment: string, told: Told): Promise<Taken> => {
      const deposit = await store.find(payment)
      if (!deposit) {
        log.error({ payment }, 'the gateway reports a payment that is not ours')
        return 'noted'
      }
      return take(deposit, told)
    },
    /** Asks after payments of which nothing was heard, until none is due. */
    askAgain: async (): Promise<void> => {
      for (;;) {
        const due = await store.takeDue(clock())
        if (due.length === 0) return
        for (const deposit of due) await askAfter(deposit)
      }
    },
  }
}

/** Members are led to the gateway's own pages and nowhere else. */
const isOwn = (vendor: Vendor | null, location: string): boolean =>
  vendor !== null && new URL(location).origin === new URL(vendor.address).origin
