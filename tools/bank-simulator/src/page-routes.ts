import { randomUUID } from 'node:crypto'
import type { Html } from '@sanuk/host/html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Bank } from './bank.ts'
import { hasReference, type OrderFault, readOrder, readTransfer } from './order-form.ts'
import { homePage } from './pages/home-page.ts'
import { missingPage } from './pages/missing-page.ts'
import { payPage } from './pages/pay-page.ts'
import { receiptPage } from './pages/receipt-page.ts'
import { transferPage } from './pages/transfer-page.ts'
import { readPaymentCode } from './payment-code.ts'
import { readerOf } from './reader-of.ts'
import { isLanguage, type Word } from './words.ts'

/** The pages of the phone bank; they work without scripts, except for camera and pictures. */
export function addPageRoutes(app: FastifyInstance, bank: Bank, now: () => number): void {
  app.get('/', (request, reply) => show(reply, homePage(readerOf(request), { payload: '', fault: null })))

  app.get('/pay', (request, reply) => showCode(request, reply, { payload: textOf(request.query, 'payload') }))

  app.post('/pay', async (request, reply) => {
    const read = readOrder(request.body)
    if ('fault' in read) {
      reply.code(422)
      return showCode(request, reply, { payload: textOf(request.body, 'payload'), fault: read.fault })
    }
    const [payment] = await bank.pay(read.order)
    return payment ? reply.redirect(`/receipts/${payment.message.bankReference}`, 303) : reply.redirect('/', 303)
  })

  app.get('/transfer', (request, reply) => showTransfer(request, reply, { from: request.query, fault: null }))

  app.post('/transfer', async (request, reply) => {
    const read = readTransfer(request.body)
    if ('fault' in read) {
      return showTransfer(request, reply.code(422), { from: request.body, fault: `fault.${read.fault}` })
    }
    const [payment] = await bank.pay(read.order)
    return payment ? reply.redirect(`/receipts/${payment.message.bankReference}`, 303) : reply.redirect('/', 303)
  })

  app.get<{ Params: { bankReference: string } }>('/receipts/:bankReference', (request, reply) => {
    const payment = bank.find(request.params.bankReference)
    if (!payment) return showMissing(request, reply)
    return show(reply, receiptPage(readerOf(request), bank.ofRequest(payment.requestId), now()))
  })

  app.get<{ Params: { language: string } }>('/language/:language', (request, reply) => {
    const { language } = request.params
    if (!isLanguage(language)) return showMissing(request, reply)
    const back = textOf(request.query, 'back')
    return reply
      .header('set-cookie', `bank-language=${language}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`)
      .redirect(/^\/(?![/\\])/.test(back) ? back : '/', 303)
  })

  app.setNotFoundHandler((request, reply) => showMissing(request, reply))
}

type Given = { readonly payload: string; readonly fault?: OrderFault }

/** A code to check before paying; where it is none, the place to bring another one. */
function showCode(request: FastifyRequest, reply: FastifyReply, { payload, fault }: Given) {
  const reader = readerOf(request)
  const read = readPaymentCode(payload)
  if ('fault' in read || !hasReference(read.code)) {
    const reason = 'fault' in read ? read.fault : 'no-reference'
    return show(reply.code(422), homePage(reader, { payload, fault: `fault.${reason}` }))
  }
  const page = { payload, code: read.code, requestId: randomUUID(), fault: fault ? (`fault.${fault}` as const) : null }
  return show(reply, payPage(reader, page))
}

function showTransfer(
  request: FastifyRequest,
  reply: FastifyReply,
  { from, fault }: { readonly from: unknown; readonly fault: Word | null },
) {
  const typed = {
    account: textOf(from, 'account'),
    amount: textOf(from, 'amount'),
    reference: textOf(from, 'reference'),
  }
  return show(reply, transferPage(readerOf(request), { ...typed, requestId: randomUUID(), fault }))
}

function showMissing(request: FastifyRequest, reply: FastifyReply) {
  return show(reply.code(404), missingPage(readerOf(request)))
}

function show(reply: FastifyReply, page: Html) {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page.text)
}

function textOf(source: unknown, name: string): string {
  const value = typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined
  return typeof value === 'string' ? value : ''
}
