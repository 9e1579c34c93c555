import { createHmac } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from './app.ts'
import { openBank } from './bank.ts'
import { doubling } from './courier.ts'
import { openPaymentBook } from './payment-book.ts'
import { type Answer, credited, listeningPlatform } from './platform.fixture.ts'
import { reportPayment } from './report-payment.ts'
import { openLineBook } from './statement/line-book.ts'

// Own sample of a bill payment whose checksum another program worked out.
const BILL =
  '00020101021230650016A00000067701011201150994000165501000210INV20240010308CUST004253037645406350.755802TH63043A18'
const key = { id: 'k1', secret: 'a secret that only bank and platform know' }

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bank-'))
})
afterEach(() => rm(directory, { recursive: true }))

const bookPath = () => join(directory, 'data', 'bank-payments.json')

async function openedBank(origin: string) {
  const book = await openPaymentBook(bookPath())
  const lines = await openLineBook(join(directory, 'data', 'bank-lines.jsonl'))
  const failed: unknown[] = []
  let noteFailure = () => {}
  const firstFailure = new Promise<void>((resolve) => {
    noteFailure = resolve
  })
  const bank = openBank({
    book,
    lines,
    report: (payment) => reportPayment(payment, { origin, bankCode: 'BANK', key }),
    backoff: () => 1,
    now: Date.now,
    onFailure: (_, error) => {
      failed.push(error)
      noteFailure()
    },
  })
  const app = createApp(bank, { now: Date.now, lines, logger: false })
  onTestFinished(async () => {
    await app.close()
    await bank.stop()
  })
  return { app, bank, failed, firstFailure }
}

async function platformThatAnswers(...answers: Answer[]) {
  const platform = await listeningPlatform(answers)
  onTestFinished(platform.close)
  return { platform, ...(await openedBank(platform.origin)) }
}

describe('a payment', () => {
  test('is reported with a signature over its body', async () => {
    const { platform, app } = await platformThatAnswers(credited)
    const answer = await app.inject({ method: 'POST', url: '/api/pay', payload: { payload: BILL } })
    expect(answer.statusCode).toBe(200)
    const [message, ...more] = platform.received
    expect(more).toEqual([])
    expect(message?.path).toBe('/wps/cashier/promptpay/payments')
    expect(message?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-vendor': 'BANK',
      'x-key': 'k1',
      // The scheme as the seamless wallet's page words it: method, path, timestamp and raw body, a line each.
      'x-signature': createHmac('sha256', key.secret)
        .update(`POST\n/wps/cashier/promptpay/payments\n${message?.headers['x-timestamp']}\n${message?.body}`)
        .digest('hex'),
    })
    const { bankReference, paidAt, ...rest } = JSON.parse(String(message?.body))
    expect(rest).toEqual({ reference: 'INV2024001', amount: '350.75', currency: 'THB', payerBank: 'Demo bank' })
    expect(answer.json().payments).toMatchObject([{ bankReference, reported: true, replies: [{ result: 'credited' }] }])
  })

  test('is reported again, unchanged, until the platform answers', async () => {
    const busy: Answer = { status: 503, body: { success: false, code: 'overloaded', message: '' } }
    const crowded: Answer = { status: 429, body: { success: false, code: 'too_many_requests', message: '' } }
    const { platform, app, failed } = await platformThatAnswers(busy, 'hang up', crowded, credited)
    await app.inject({ method: 'POST', url: '/api/pay', payload: { payload: BILL } })
    expect(platform.received).toHaveLength(4)
    expect(new Set(platform.received.map(({ body }) => String(body))).size).toBe(1)
    expect(failed).toHaveLength(3)
  })

  test('is not reported again when the platform refuses the message', async () => {
    const refusal: Answer = { status: 401, body: { success: false, code: 'invalid_signature', message: '' } }
    const { platform, app } = await platformThatAnswers(refusal)
    const answer = await app.inject({ method: 'POST', url: '/api/pay', payload: { payload: BILL } })
    expect(answer.json().payments).toMatchObject([{ reported: true, replies: [{ refusal: 'invalid_signature' }] }])
    expect(platform.received).toHaveLength(1)
  })

  test('is made once for one request id', async () => {
    const { platform, app } = await platformThatAnswers(credited)
    const order = { method: 'POST', url: '/api/pay', payload: { payload: BILL, requestId: 'order-0001' } } as const
    const answers = await Promise.all([app.inject(order), app.inject(order), app.inject(order)])
    const later = await app.inject(order)
    expect(platform.received).toHaveLength(1)
    expect(new Set([...answers, later].map(({ body }) => body)).size).toBe(1)
  })

  test('is reported after a restart when the platform was unreachable', async () => {
    const away = await listeningPlatform([])
    await away.close()
    const before = await openedBank(away.origin)
    await before.app.inject({ method: 'POST', url: '/pay', payload: { payload: BILL } })
    await before.firstFailure
    await before.bank.stop()

    const platform = await listeningPlatform([credited], away.port)
    onTestFinished(platform.close)
    const { bank } = await openedBank(platform.origin)
    const kept = JSON.parse(await readFile(bookPath(), 'utf8'))
    await bank.settled(kept)
    expect(platform.received.map(({ body }) => JSON.parse(String(body)))).toEqual([kept[0].message])
    expect(bank.find(kept[0].message.bankReference)?.replies).toEqual([{ result: 'credited' }])
  })
})

describe('simulated payment problems', () => {
  test('two payments carry different bank references', async () => {
    const { platform, app } = await platformThatAnswers(credited)
    await app.inject({ method: 'POST', url: '/api/pay', payload: { payload: BILL, payments: 2 } })
    const references = platform.received.map(({ body }) => JSON.parse(String(body)).bankReference)
    expect(new Set(references).size).toBe(2)
  })

  test('a repeated message carries the same bank reference', async () => {
    const again: Answer = { status: 200, body: { success: true, value: { result: 'already_credited' } } }
    const { platform, app } = await platformThatAnswers(credited, again)
    const answer = await app.inject({ method: 'POST', url: '/api/pay', payload: { payload: BILL, messages: 2 } })
    const references = platform.received.map(({ body }) => JSON.parse(String(body)).bankReference)
    expect(references).toHaveLength(2)
    expect(new Set(references).size).toBe(1)
    expect(answer.json().payments[0].replies).toEqual([{ result: 'credited' }, { result: 'already_credited' }])
  })

  test('a changed amount is reported as typed', async () => {
    const { platform, app } = await platformThatAnswers(credited)
    await app.inject({ method: 'POST', url: '/api/pay', payload: { payload: BILL, amount: '1,000.5' } })
    expect(JSON.parse(String(platform.received[0]?.body)).amount).toBe('1000.50')
  })

  test('a delayed message is not sent yet, and the answer says so', async () => {
    const { platform, app } = await platformThatAnswers(credited)
    const answer = await app.inject({ method: 'POST', url: '/api/pay', payload: { payload: BILL, delaySeconds: 60 } })
    expect(answer.json().payments).toMatchObject([{ reported: false, replies: [] }])
    expect(platform.received).toEqual([])
  })
})

describe('no payment is made', () => {
  test.each([
    ['for a damaged code', { payload: BILL.replace('350.75', '950.75') }, 'wrong-checksum'],
    [
      'without a reference',
      { payload: '00020101021129370016A000000677010111011300668012345675802TH530376463046197' },
      'no-reference',
    ],
    ['for an impossible amount', { payload: BILL, amount: '1e3' }, 'amount'],
    ['for more than five payments', { payload: BILL, payments: 6 }, 'order'],
  ])('%s', async (_, payload, fault) => {
    const { platform, app } = await platformThatAnswers(credited)
    const answer = await app.inject({ method: 'POST', url: '/api/pay', payload })
    expect([answer.statusCode, answer.json()]).toEqual([422, { fault }])
    expect(platform.received).toEqual([])
  })
})

describe('the bank’s pages', () => {
  const form = (fields: Record<string, string>) => ({
    method: 'POST' as const,
    url: '/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    payload: new URLSearchParams(fields).toString(),
  })

  test('lead from a payment code to its receipt', async () => {
    const { app, bank } = await platformThatAnswers(credited)
    const shown = await app.inject({ url: `/pay?payload=${BILL}`, headers: { 'accept-language': 'en' } })
    expect(shown.body).toContain('฿350.75')
    expect(shown.body).toContain('INV2024001')
    const requestId = /name="requestId" value="([^"]+)"/.exec(shown.body)?.[1] ?? ''
    const paid = await app.inject(
      form({ payload: BILL, requestId, payments: '1', messages: '1', delaySeconds: '0', amount: '' }),
    )
    expect(paid.statusCode).toBe(303)
    await bank.settled(bank.ofRequest(requestId))
    const receipt = await app.inject({ url: paid.headers.location ?? '', headers: { 'accept-language': 'en' } })
    expect(receipt.body).toContain('The payee has credited the payment.')
  })

  test('show what is wrong with a code and keep the typed text', async () => {
    const { app } = await platformThatAnswers(credited)
    const answer = await app.inject({ url: '/pay?payload=%3Cscript%3Ehello', headers: { 'accept-language': 'en' } })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('This is not a payment code')
    expect(answer.body).toContain('&lt;script&gt;hello')
  })

  test('are in Thai unless another language was requested or chosen', async () => {
    const { app } = await platformThatAnswers(credited)
    expect((await app.inject({ url: '/' })).body).toContain('<html lang="th">')
    const chosen = await app.inject({ url: '/language/en?back=//elsewhere.test/' })
    expect(chosen.headers).toMatchObject({ location: '/', 'set-cookie': expect.stringContaining('bank-language=en') })
    expect((await app.inject({ url: '/', headers: { cookie: 'a=b; bank-language=en' } })).body).toContain(
      '<html lang="en">',
    )
  })
})

test('an unreadable payment book is refused and left unchanged', async () => {
  const path = join(directory, 'book.json')
  await writeFile(path, 'not a book')
  await expect(openPaymentBook(path)).rejects.toThrow('is no book of payments')
  expect(await readFile(path, 'utf8')).toBe('not a book')
})

test('the retry delay doubles from half a second up to a minute', () => {
  expect([1, 2, 3, 4, 7, 8, 9, 50].map(doubling)).toEqual([500, 1000, 2000, 4000, 32_000, 60_000, 60_000, 60_000])
})
