import { randomUUID } from 'node:crypto'
import { plainIdNumber } from '@sanuk/contracts/typed-text'
import type { Amount } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import type { Order } from './payment.ts'
import { type CodeFault, type PaymentCode, readBaht, readPaymentCode } from './payment-code.ts'

/** Why an order cannot be carried out; `fault.<name>` are its words. */
export type OrderFault = CodeFault | 'no-reference' | 'amount' | 'order'

const count = (largest: number, otherwise: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(largest)), otherwise)

/** An order as the page's form or a program's JSON brings it: numbers may come as text. */
const form = z.object({
  payload: z.string().check(z.maxLength(600)),
  requestId: z.optional(z.string().check(z.minLength(8), z.maxLength(64))),
  amount: z.optional(z.string().check(z.maxLength(20))),
  payments: count(5, 1),
  messages: count(5, 1),
  delaySeconds: count(86_400, 0),
})

/** Reads an order. Without an amount of its own it pays what the code asks for. */
export function readOrder(content: unknown): { readonly order: Order } | { readonly fault: OrderFault } {
  const read = form.safeParse(content)
  if (!read.success) return { fault: 'order' }
  const { payload, amount: typed, requestId = randomUUID(), ...rest } = read.data
  const found = readPaymentCode(payload)
  if ('fault' in found) return found
  if (!hasReference(found.code)) return { fault: 'no-reference' }
  const amount = chosenAmount(typed, found.code)
  if (amount === undefined) return { fault: 'amount' }
  const { payee, reference } = found.code
  const to = { payee: payee.name ?? payee.number, reference, account: null }
  return { order: { ...rest, requestId, to, amount } }
}

export function hasReference(code: PaymentCode): code is PaymentCode & { readonly reference: string } {
  return code.reference !== null
}

function chosenAmount(typed: string | undefined, code: PaymentCode): Amount | undefined {
  return typed?.trim() ? readBaht(typed) : (code.amount ?? undefined)
}

const transfer = z.object({
  account: z.string().check(z.maxLength(30)),
  amount: z.string().check(z.maxLength(20)),
  reference: z.optional(z.string().check(z.maxLength(40))),
  requestId: form.shape.requestId,
  payments: form.shape.payments,
  messages: form.shape.messages,
  delaySeconds: form.shape.delaySeconds,
})

/** Reads a transfer to an account; dashes in its number do not matter. */
export function readTransfer(content: unknown): { readonly order: Order } | { readonly fault: 'account' | OrderFault } {
  const read = transfer.safeParse(content)
  if (!read.success) return { fault: 'order' }
  const { account: typed, amount: sum, reference, requestId = randomUUID(), ...rest } = read.data
  const account = plainIdNumber(typed)
  if (!/^\d{10,15}$/.test(account)) return { fault: 'account' }
  const amount = readBaht(sum)
  if (amount === undefined) return { fault: 'amount' }
  return {
    order: { ...rest, requestId, amount, to: { payee: account, reference: reference?.trim() || null, account } },
  }
}
