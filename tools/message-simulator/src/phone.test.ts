import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from './app.ts'
import { createMailServer } from './mail-server.ts'
import { openMessageBook } from './message-book.ts'

const key = { id: 'k1', secret: 'a secret that only platform and phone know' }

function openedPhone() {
  const book = openMessageBook()
  const app = createApp(book, { keys: [key], now: Date.now, logger: false })
  onTestFinished(() => app.close())
  const post = (content: object, secret = key.secret) => {
    const body = JSON.stringify(content)
    const timestamp = String(Date.now())
    // The scheme as the seamless wallet's page words it: method, path, timestamp and raw body, a line each.
    const signature = createHmac('sha256', secret).update(`POST\n/sms/messages\n${timestamp}\n${body}`).digest('hex')
    const headers = { 'x-vendor': 'SANUK', 'x-key': key.id, 'x-timestamp': timestamp, 'x-signature': signature }
    const type = { 'content-type': 'application/json' }
    return app.inject({ method: 'POST', url: '/sms/messages', headers: { ...headers, ...type }, payload: body })
  }
  const list = async (query = '') => (await app.inject(`/api/messages${query}`)).json().messages
  return { book, app, post, list }
}

const message = (more: object = {}) => ({
  messageId: randomUUID(),
  to: '+66812345678',
  sender: 'Sanuk',
  text: '048213 is your code.\n\n@localhost #048213',
  ...more,
})

test('a signed message is stored once, with its code', async () => {
  const { post, list } = openedPhone()
  const sent = message()
  for (const reply of [await post(sent), await post(sent)]) {
    expect({ status: reply.statusCode, body: reply.json() }).toEqual({
      status: 200,
      body: { messageId: sent.messageId, status: 'accepted' },
    })
  }
  expect(await list()).toMatchObject([{ id: sent.messageId, kind: 'sms', to: sent.to, code: '048213' }])
})

test('an unsigned, wrongly signed or malformed message is refused', async () => {
  const { post, app, list } = openedPhone()
  expect((await post(message(), 'another secret')).statusCode).toBe(401)
  expect((await app.inject({ method: 'POST', url: '/sms/messages', payload: message() })).statusCode).toBe(401)
  expect((await post({ ...message(), to: '0812345678' })).statusCode).toBe(400)
  expect(await list()).toEqual([])
})

test('the reserved number is refused, so that refusals can be tested', async () => {
  const { post, list } = openedPhone()
  const reply = await post(message({ to: '+66800000000' }))
  expect({ status: reply.statusCode, said: reply.json().status }).toEqual({ status: 422, said: 'refused' })
  expect(await list()).toEqual([])
})

test('the page lists messages newest first, filters by number and escapes markup', async () => {
  const { post, app, list } = openedPhone()
  await post(message({ text: '<img src=x onerror=alert(1)> 111111' }))
  await post(message({ to: '+66898765432', text: '222222' }))
  expect((await list()).map(({ code }: { code: string }) => code)).toEqual(['222222', '111111'])
  const page = (await app.inject({ url: '/', headers: { 'accept-language': 'en' } })).body
  expect(page).toContain('&lt;img src=x')
  expect(page).not.toContain('<img src=x')
  expect(page.indexOf('>222222<')).toBeLessThan(page.indexOf('>111111<'))
  const one = (await app.inject('/?to=%2B66898765432')).body
  expect(one).toContain('>222222<')
  expect(one).not.toContain('>111111<')
})

test('the page is in Thai unless English is requested or chosen', async () => {
  const { app } = openedPhone()
  expect((await app.inject('/')).body).toContain('ยังไม่มีข้อความเข้า')
  expect((await app.inject({ url: '/', headers: { 'accept-language': 'en-GB' } })).body).toContain('No messages yet')
  const chosen = await app.inject('/language/en?back=%2F%3Fto%3Dx')
  expect(chosen.headers.location).toBe('/?to=x')
  expect((await app.inject('/language/en?back=%2F%2Fevil.example')).headers.location).toBe('/')
})

test('the event stream sends each message to its listeners', async () => {
  const { app, post } = openedPhone()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const reader = (await fetch(`${address}/events`)).body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  const sent = message()
  await post(sent)
  expect((await reader?.read())?.value).toContain(`id: ${sent.messageId}`)
  await reader?.cancel()
})

/** Says the lines of an SMTP conversation (RFC 5321), each after the answer to the one before. */
async function converse(port: number, lines: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  const answers: string[] = []
  const said = [...lines]
  for await (const line of createInterface({ input: socket })) {
    if (/^\d{3}-/.test(line)) continue
    answers.push(line.slice(0, 3))
    const next = said.shift()
    if (next === undefined) break
    socket.write(`${next}\r\n`)
  }
  socket.destroy()
  return answers
}

test('a mail is stored with its text, and its page is sandboxed', async () => {
  const { book, app, list } = openedPhone()
  const server = createMailServer(book, Date.now)
  onTestFinished(() => new Promise((resolve) => server.close(resolve)))
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const letter = [
    'From: Sanuk <no-reply@sanuk.example>',
    'To: nok@example.com',
    'Message-ID: <5f1c@sanuk.example>',
    'Subject: =?UTF-8?B?4Lij4Lir4Lix4Liq?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    ...['--b', 'Content-Type: text/plain; charset=utf-8', '', 'Your code: 330127', ''],
    ...['--b', 'Content-Type: text/html; charset=utf-8', '', '<html><head></head><b>330127</b></html>', ''],
    ...['--b--', '.'],
  ].join('\r\n')
  const { port } = listening.address() as AddressInfo
  const lines = ['EHLO test', 'MAIL FROM:<no-reply@sanuk.example>', 'RCPT TO:<nok@example.com>', 'DATA', letter, 'QUIT']
  expect(await converse(port, lines)).toEqual(['220', '250', '250', '250', '354', '250', '221'])
  expect(await list('?to=nok@example.com')).toMatchObject([
    { id: '5f1c', kind: 'mail', sender: 'Sanuk', subject: 'รหัส', code: '330127' },
  ])
  const page = await app.inject('/mails/5f1c')
  expect(page.body).toContain('<b>330127</b>')
  expect(page.headers['content-security-policy']).toMatch(/^sandbox .*default-src 'none'/)
})

test('the authenticator shows the codes of RFC 6238, appendix B, cut to six digits', async () => {
  // "12345678901234567890" in base32; at second 59 its SHA-1 code is 94287082, at 1111111109 07081804.
  const authenticators = [{ name: 'operator', secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' }]
  let seconds = 59
  const app = createApp(openMessageBook(), { keys: [key], authenticators, now: () => seconds * 1000, logger: false })
  onTestFinished(() => app.close())
  const read = async () => (await app.inject('/api/authenticator')).json()
  expect(await read()).toEqual({ codes: [{ name: 'operator', code: '287082' }], secondsLeft: 1 })
  seconds = 1_111_111_109
  expect((await read()).codes[0].code).toBe('081804')
  const page = await app.inject('/authenticator')
  expect(page.body).toContain('081804')
  expect(page.headers.refresh).toBe('1')
})
