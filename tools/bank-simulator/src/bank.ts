import { type Courier, type CourierNeeds, createCourier } from './courier.ts'
import { carryOut, isReported, type Order, type Payment } from './payment.ts'
import type { PaymentBook } from './payment-book.ts'
import type { LineBook } from './statement/line-book.ts'
import { received } from './statement/lines-of.ts'

export type BankNeeds = CourierNeeds & {
  /** What moved at the payees' accounts. */
  readonly lines: Pick<LineBook, 'add'>
}

/** A bank in miniature: takes payers' orders and tells the platform of the money. */
export type Bank = {
  /** Carries out an order once, however often it comes. Resolves when the payments are kept, not yet when reported. */
  readonly pay: (order: Order) => Promise<readonly Payment[]>
  readonly find: PaymentBook['find']
  readonly ofRequest: PaymentBook['ofRequest']
  /** Resolves when the platform has answered all of these, or when the bank stops. */
  readonly settled: (payments: readonly Payment[]) => Promise<void>
  readonly stop: Courier['stop']
}

/** Opens the bank and goes on reporting what an earlier run left unreported. */
export function openBank(needs: BankNeeds): Bank {
  const { book, lines, now } = needs
  const courier = createCourier(needs)
  const orders = new Map<string, Promise<readonly Payment[]>>()
  for (const { message } of book.all().filter((one) => !isReported(one))) void courier.carry(message.bankReference)

  async function carryOutOnce(order: Order): Promise<readonly Payment[]> {
    const before = book.ofRequest(order.requestId)
    if (before.length > 0) return before
    const payments = carryOut(order, now())
    await book.add(payments)
    await lines.add(payments.map(received))
    for (const { message } of payments) void courier.carry(message.bankReference)
    return payments
  }

  return {
    pay: (order) => {
      const running = orders.get(order.requestId)
      if (running) return running
      const paid = carryOutOnce(order).finally(() => orders.delete(order.requestId))
      orders.set(order.requestId, paid)
      return paid
    },
    find: book.find,
    ofRequest: book.ofRequest,
    settled: async (payments) => {
      await Promise.all(payments.map(({ message }) => courier.carry(message.bankReference)))
    },
    stop: courier.stop,
  }
}
