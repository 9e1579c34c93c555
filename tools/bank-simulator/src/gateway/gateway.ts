import { randomUUID } from 'node:crypto'
import { type GatewayAnswer, type GatewayEvent, type GatewayOrder, gatewayReported } from '@sanuk/contracts/gateway'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import { bankReference } from '../payment.ts'
import type { Platform } from '../report-payment.ts'
import type { GatewayBook, GatewayPayment } from './gateway-book.ts'

const LOOKS_EVERY_MS = 1_000
const TIMEOUT_MS = 10_000

type Needs = {
  readonly book: GatewayBook
  /** Tells the platform once; throws where it did not answer. */
  readonly report: (event: GatewayEvent) => Promise<void>
  readonly now: () => number
  /** Where its pages are. */
  readonly address: string
  readonly onFailure: (payment: string, error: unknown) => void
}

export type Gateway = ReturnType<typeof openGateway>

/** A payment gateway in miniature: it makes a payment once, and tells how it ended until it is heard. */
export function openGateway({ book, report, now, address, onFailure }: Needs) {
  const look = async (): Promise<void> => {
    for (const { order } of book.open()) {
      if (Date.parse(order.expiresAt) < now()) await book.end(order.payment, { state: 'expired' })
    }
    for (const payment of book.untold()) {
      try {
        await report({ event: payment.event, ...standsOf(payment) })
        await book.noteTold(payment.order.payment)
      } catch (error) {
        onFailure(payment.order.payment, error)
      }
    }
  }
  let looking: Promise<void> | undefined
  const lookNow = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
  const timer = setInterval(lookNow, LOOKS_EVERY_MS)

  return {
    find: book.find,
    create: async (order: GatewayOrder): Promise<GatewayAnswer> => {
      await book.add({ order, state: 'open', event: randomUUID(), told: true })
      const made = book.find(order.payment)
      if (!made) throw new Error(`payment ${order.payment} was not kept`)
      return { ...standsOf(made), location: `${address}/gateway/pay/${order.payment}` }
    },
    status: (payment: string): GatewayAnswer | null => {
      const found = book.find(payment)
      return found ? standsOf(found) : null
    },
    /** What somebody does on its page. */
    play: async (payment: string, what: 'pay' | 'fail'): Promise<void> => {
      const paid = {
        state: 'paid',
        gatewayReference: `G${bankReference(now())}`,
        paidAt: new Date(now()).toISOString(),
      }
      await book.end(payment, what === 'pay' ? { ...paid, state: 'paid' } : { state: 'failed' })
      await lookNow()
    },
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await looking
    },
  }
}

function standsOf({ order, state, gatewayReference, paidAt }: GatewayPayment): GatewayAnswer {
  const paid = gatewayReference && paidAt ? { gatewayReference, paidAt, amount: order.amount } : {}
  return { payment: order.payment, state, ...paid }
}

/** Tells the platform how a payment ended; what it refuses is its answer. */
export const reportAs =
  (platform: Platform) =>
  async (event: GatewayEvent): Promise<void> => {
    const { status } = await signedPost(new URL(gatewayReported.path, platform.origin).href, event, {
      vendor: platform.bankCode,
      key: platform.key,
      timeoutMs: TIMEOUT_MS,
    })
    if ([408, 425, 429].includes(status) || status >= 500) throw new Error(`the platform answered ${status}`)
  }
