import { randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VENDOR_CALLS } from '@sanuk/contracts/vendor'
import { signatureHeaders } from '@sanuk/vendor-kit/sign'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from './app.ts'
import { createBook } from './book/book.ts'
import { openJournal } from './book/journal.ts'
import { createMishaps } from './platform/mishaps.ts'

const key = { id: 'k1', secret: 'a secret that only platform and vendor know' }
const HEADS = 0
const TAILS = 1

let directory: string
let member: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'satang-'))
  member = randomUUID()
})
afterEach(() => rm(directory, { recursive: true }))

/** The vendor with the journal of this test; the coin falls as the test says. */
async function openVendor(falls: () => number = () => HEADS) {
  const book = createBook()
  const journal = await openJournal(join(directory, 'journal.jsonl'), book.take)
  const app = createApp({
    book,
    journal,
    mishaps: createMishaps(),
    keys: [key],
    draw: falls,
    logger: false,
    now: () => new Date(),
    origin: 'http://vendor.test',
    siteOrigin: 'http://site.test',
  })
  const close = async () => {
    await app.close()
    await journal.close()
  }
  onTestFinished(close)
  const sign = async (path: string, content: object, by = key) => {
    const payload = Buffer.from(JSON.stringify({ requestId: 'r1', ...content }))
    const headers = signatureHeaders(
      { method: 'POST', path, body: payload },
      { vendor: 'SANUK', key: by, now: Date.now() },
    )
    const reply = await app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { ...headers, 'content-type': 'application/json' },
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  const move = (call: 'deposit' | 'withdraw', amount?: string, transaction: string = randomUUID()) =>
    sign(`/transfer/${call}`, { transaction, member, currency: 'THB', ...(amount === undefined ? {} : { amount }) })
  const balance = async () => (await sign('/transfer/balance', { member, currency: 'THB' })).body.balance
  const status = async (transaction: string) => (await sign('/transfer/status', { transaction })).body
  return { app, book, close, sign, move, balance, status }
}

describe('a transfer', () => {
  test('repeated in parallel under one id is executed once', async () => {
    const { move, balance, status } = await openVendor()
    const transaction = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => move('deposit', '120.5', transaction)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual({ status: 200, body: { status: 'OK', balance: '120.50' } })
    expect(await balance()).toBe('120.50')
    expect(await status(transaction)).toEqual({ status: 'OK', outcome: 'done', amount: '120.50', balance: '120.50' })
  })

  test('repeated under its id with other content is refused and moves nothing', async () => {
    const { move, balance } = await openVendor()
    const transaction = randomUUID()
    await move('deposit', '100', transaction)
    for (const answer of [await move('deposit', '101', transaction), await move('withdraw', '100', transaction)]) {
      expect(answer).toMatchObject({ status: 409, body: { status: 'DUPLICATE_TRANSACTION' } })
    }
    expect(await balance()).toBe('100.00')
  })

  test('without an amount withdraws the whole balance, even if that is zero', async () => {
    const { move } = await openVendor()
    await move('deposit', '33.3333')
    const transaction = randomUUID()
    const all = { status: 200, body: { status: 'OK', amount: '33.3333', balance: '0.00' } }
    expect(await move('withdraw', undefined, transaction)).toEqual(all)
    await move('deposit', '5')
    expect(await move('withdraw', undefined, transaction)).toEqual(all)
    await move('withdraw')
    expect(await move('withdraw')).toMatchObject({ body: { amount: '0.00' } })
  })

  test('that was refused stays refused after a deposit', async () => {
    const { move, status, balance } = await openVendor()
    const transaction = randomUUID()
    expect(await move('withdraw', '10', transaction)).toMatchObject({
      status: 422,
      body: { status: 'NOT_ENOUGH_MONEY' },
    })
    await move('deposit', '100')
    expect(await move('withdraw', '10', transaction)).toMatchObject({ status: 422 })
    expect(await status(transaction)).toEqual({ status: 'OK', outcome: 'refused', reason: 'NOT_ENOUGH_MONEY' })
    expect(await balance()).toBe('100.00')
  })

  test('whose status was asked before it arrived is never executed', async () => {
    const vendor = await openVendor()
    const transaction = randomUUID()
    expect(await vendor.status(transaction)).toEqual({ status: 'OK', outcome: 'unknown' })
    const late = { status: 409, body: { status: 'ROLLED_BACK' } }
    expect(await vendor.move('deposit', '100', transaction)).toMatchObject(late)
    await vendor.close()
    const again = await openVendor()
    expect(await again.move('deposit', '100', transaction)).toMatchObject(late)
    expect(await again.status(transaction)).toEqual({ status: 'OK', outcome: 'unknown' })
    expect(await again.balance()).toBe('0.00')
  })

  test('with a wrong signature or a negative amount moves nothing', async () => {
    const { sign, balance } = await openVendor()
    const asked = { transaction: 't', member, currency: 'THB', amount: '1' }
    const forged = await sign('/transfer/deposit', asked, { id: 'k1', secret: 'x'.repeat(40) })
    expect(forged).toMatchObject({ status: 401, body: { status: 'INVALID_SIGNATURE' } })
    expect(await sign('/transfer/deposit', { ...asked, amount: '-1' })).toMatchObject({ status: 400 })
    expect(await balance()).toBe('0.00')
  })
})

describe('the journal', () => {
  test('restores the wallets after a restart and ignores an incomplete last line', async () => {
    const before = await openVendor()
    const transaction = randomUUID()
    await before.move('deposit', '70', transaction)
    await before.move('withdraw', '20')
    await before.close()
    await appendFile(join(directory, 'journal.jsonl'), '{"kind":"moved","transaction":"half')
    const { move, balance, book } = await openVendor()
    expect(await balance()).toBe('50.00')
    expect(await move('deposit', '70', transaction)).toEqual({ status: 200, body: { status: 'OK', balance: '70.00' } })
    await move('deposit', '1')
    expect(await balance()).toBe('51.00')
    expect(book.isSound()).toBe(true)
  })

  test('is not opened if it has an unreadable line', async () => {
    await appendFile(join(directory, 'journal.jsonl'), 'not an entry\n')
    await expect(openVendor()).rejects.toThrow('has a line that is no entry')
  })
})

/** The game open, with 100 baht in the wallet. */
async function opened(falls: () => number) {
  const vendor = await openVendor(falls)
  await vendor.move('deposit', '100')
  const at = 'http://site.test/'
  const { body } = await vendor.sign('/launch', {
    ticket: 't',
    member,
    nickname: 'nok',
    currency: 'THB',
    language: 'th',
    country: 'TH',
    game: 'lucky-coin',
    mode: 'real',
    device: 'mobile',
    returnUrl: at,
    cashierUrl: at,
    historyUrl: at,
  })
  const launch = new URL(body.url).hash.replace('#launch=', '')
  const ask = async (path: string, content?: object, token?: string) => {
    const reply = await vendor.app.inject({
      method: content ? 'POST' : 'GET',
      url: path,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(content ? { payload: JSON.stringify(content) } : {}),
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  const { token } = (await ask('/api/sessions', { launch })).body
  return { ...vendor, ask, launch, token: String(token) }
}
const toss = (more: object = {}) => ({ round: randomUUID(), choice: 'heads', stake: '10.00', ...more })

describe('the game', () => {
  test('is listed as the contract requires, with pictures that exist', async () => {
    const { sign, app } = await openVendor()
    const { body } = await sign('/games', {})
    const { games } = VENDOR_CALLS.games.answer.parse(body)
    expect(games.map(({ code }) => code)).toEqual(['lucky-coin'])
    for (const url of games.flatMap(({ vassalageIcon, picture }) => [
      vassalageIcon,
      ...picture.sources.map((one) => one.url),
    ])) {
      const picture = await app.inject({ url: new URL(url ?? '').pathname })
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    }
  })

  test('pays 1.96 times the stake for the right side and nothing for the other', async () => {
    const faces = [HEADS, TAILS]
    const { ask, token, balance } = await opened(() => faces.shift() ?? HEADS)
    expect((await ask('/api/rounds', toss(), token)).body).toMatchObject({
      face: 'heads',
      win: '19.60',
      balance: '109.60',
    })
    expect((await ask('/api/rounds', toss(), token)).body).toMatchObject({
      face: 'tails',
      win: '0.00',
      balance: '99.60',
    })
    expect(await balance()).toBe('99.60')
  })

  test('plays a round once, however often it is requested', async () => {
    let tosses = 0
    const { ask, token, balance, book } = await opened(() => {
      tosses += 1
      return TAILS
    })
    const asked = toss()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/api/rounds', asked, token)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect([tosses, await balance()]).toEqual([1, '90.00'])
    expect((await ask('/api/rounds', { ...asked, choice: 'tails' }, token)).status).toBe(400)
    expect(book.isSound()).toBe(true)
  })

  test.each([
    ['more than the wallet holds', { stake: '100.01' }, 'not_enough_money'],
    ['less than the smallest stake', { stake: '0.99' }, 'stake'],
    ['more than the largest stake', { stake: '10000.01' }, 'stake'],
    ['an exponent', { stake: '1e1' }, 'invalid_request'],
    ['another side', { choice: 'edge' }, 'invalid_request'],
  ])('refuses a bet with %s', async (_, change, fault) => {
    const { ask, token, balance } = await opened(() => HEADS)
    expect((await ask('/api/rounds', toss(change), token)).body).toEqual({ fault })
    expect(await balance()).toBe('100.00')
  })

  test('opens one session for a launch, and none without a launch', async () => {
    const { ask, launch } = await opened(() => HEADS)
    expect((await ask('/api/sessions', { launch })).body).toEqual({ fault: 'session_ended' })
    expect((await ask('/api/wallet')).body).toEqual({ fault: 'session_ended' })
    expect((await ask('/api/rounds', toss(), 'x'.repeat(43))).status).toBe(401)
  })

  test('shows a past round to its own member only', async () => {
    const { ask, token, sign } = await opened(() => HEADS)
    const { round } = (await ask('/api/rounds', toss(), token)).body
    const look = { language: 'en', theme: 'dark', timeZone: 'Asia/Bangkok' }
    expect((await sign('/round-details', { round, member: 'somebody', ...look })).status).toBe(404)
    const { body } = await sign('/round-details', { round, member, ...look })
    const shown = await ask(`/api${new URL(body.url).pathname}`)
    expect(shown.body).toMatchObject({ round, choice: 'heads', face: 'heads', win: '19.60' })
    expect((await ask(`/api${new URL(body.url).pathname.replace('/rounds/', '/rounds/x')}`)).status).toBe(404)
  })
})
