import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createLog } from '@sanuk/host/log'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createMailGateway } from './mail.ts'
import { createSmsGateway } from './sms-gateway.ts'

const log = createLog('silent')
const key = { id: 'k1', secret: 'a secret that only gateway and platform know' }

describe('an SMS', () => {
  async function sendTo(answer: RequestListener, timeoutMs?: number) {
    const server = createServer(answer).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const gateway = createSmsGateway({ origin, keys: [key] }, log, timeoutMs)
    return gateway.send({ messageId: MESSAGE, to: '+66812345678', sender: 'Sanuk', text: 'text' })
  }
  const MESSAGE = randomUUID()
  const says = (status: number, body: object): RequestListener => {
    return (_, reply) => reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  test.each([
    ['accepted', 200, { messageId: MESSAGE, status: 'accepted' }],
    ['refused', 422, { messageId: MESSAGE, status: 'refused' }],
    // Whoever answers to another message, or in other words, has said nothing.
    ['unknown', 200, { messageId: randomUUID(), status: 'accepted' }],
    ['unknown', 200, { messageId: MESSAGE, status: 'refused' }],
    ['unknown', 200, {}],
    ['unknown', 500, { messageId: MESSAGE, status: 'accepted' }],
  ])('is %s where the gateway answers %i and %j', async (outcome, status, body) => {
    expect(await sendTo(says(status, body))).toBe(outcome)
  })

  test('has an unknown outcome where the gateway hangs up or takes too long', async () => {
    expect(await sendTo((request) => request.socket.destroy())).toBe('unknown')
    expect(await sendTo(() => undefined, 100)).toBe('unknown')
  })
})

describe('an email', () => {
  const LETTER = {
    to: 'nok@mail.example',
    sender: 'Sanuk',
    subject: 'รหัสของคุณ',
    text: 'รหัส 048213',
    html: '<b>048213</b>',
  }

  async function sendBy(options: SMTPServerOptions) {
    const server = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'], logger: false, ...options })
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    onTestFinished(() => new Promise((resolve) => server.close(resolve)))
    const url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
    const gateway = createMailGateway({ url, from: 'no-reply@sanuk.example' }, log)
    return gateway.send({ id: '5f1c', ...LETTER })
  }

  test('is sent in the brand’s name with a text and an HTML part', async () => {
    let received = ''
    const outcome = await sendBy({
      onData: (stream, _, done) => {
        buffer(stream).then((bytes) => {
          received = bytes.toString('utf8')
          done()
        }, done)
      },
    })
    expect(outcome).toBe('accepted')
    expect(received).toMatch(/^From: Sanuk <no-reply@sanuk\.example>$/m)
    expect(received).toMatch(/^Message-ID: <5f1c@sanuk\.example>$/m)
    expect(received).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(received).toContain('Content-Type: text/plain; charset=utf-8')
    expect(received).toContain('Content-Type: text/html; charset=utf-8')
  })

  test('is refused where the mail server rejects the recipient for good', async () => {
    const fault = Object.assign(new Error('no such mailbox'), { responseCode: 550 })
    expect(await sendBy({ onRcptTo: (_address, _session, done) => done(fault) })).toBe('refused')
  })

  test('has an unknown outcome where the mail server rejects it for now', async () => {
    const fault = Object.assign(new Error('busy'), { responseCode: 451 })
    expect(await sendBy({ onRcptTo: (_address, _session, done) => done(fault) })).toBe('unknown')
  })

  test('has an unknown outcome where the mail server stays silent', async () => {
    const silent = createSocketServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
    expect(await createMailGateway({ url, from: 'a@b.example' }, log, 100).send({ id: '1', ...LETTER })).toBe('unknown')
  })
})
