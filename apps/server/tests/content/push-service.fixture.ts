import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type PushMessage, pushMessage } from '@sanuk/contracts/push'
import * as z from 'zod/mini'

type Browser = ReturnType<typeof openBrowser>
type Answer = { readonly status: number; readonly headers?: Record<string, string> }

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })

/**
 * A push service that really listens, and the browsers that are subscribed at it. It takes nothing that is not signed
 * for it by the key a browser subscribed with, and reads each message as the browser would: written from RFC 8030, 8188,
 * 8291 and 8292, with nothing of what the server uses.
 */
export async function openPushService() {
  const browsers = new Map<string, Browser>()
  const answers = new Map<string, Answer>()
  const server = createServer(async (request, reply) => {
    const browser = browsers.get(request.url ?? '')
    const { status, headers } = (browser && answers.get(browser.endpoint)) ?? { status: browser ? 201 : 404 }
    const body = await buffer(request)
    if (browser) browser.tried.push(status)
    if (browser && status === 201) browser.take(request, body)
    reply.writeHead(status, headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** A browser that subscribes with an installation's public key. */
    browser: (publicKey: string): Browser => {
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const browser = openBrowser({ origin, path, publicKey })
      browsers.set(path, browser)
      return browser
    },
    /** What the service answers to messages for a browser from now on. */
    answer: (browser: Browser, answer: Answer): void => void answers.set(browser.endpoint, answer),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

type At = { readonly origin: string; readonly path: string; readonly publicKey: string }

function openBrowser({ origin, path, publicKey }: At) {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const got: { message: PushMessage; headers: IncomingHttpHeaders; expires: Date; contact: string }[] = []
  return {
    endpoint: `${origin}${path}`,
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** What it was sent and could read. */
    got,
    /** What the service answered to each try. */
    tried: [] as number[],
    take: ({ headers }: IncomingMessage, body: Buffer): void => {
      const token = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '')
      if (token?.[2] !== publicKey) throw new Error('not signed by whom the browser subscribed to')
      const { aud, exp, sub } = claimsOf(token[1] ?? '', publicKey)
      if (aud !== origin) throw new Error(`signed for ${aud}`)
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('in another coding')
      const message = pushMessage.parse(JSON.parse(decrypt(body, { own, auth })))
      got.push({ message, headers, expires: new Date(exp * 1000), contact: sub })
    },
  }
}

/** What a token says, where its signature is right (RFC 7515, ES256). */
function claimsOf(token: string, publicKey: string) {
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.toString('base64url', 1, 33),
      y: point.toString('base64url', 33),
    },
  })
  const isSigned = verify(
    ...(['sha256', Buffer.from(`${head}.${body}`)] as const),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString('utf8'))
  if (!isSigned || alg !== 'ES256') throw new Error('the signature is wrong')
  return claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
}

type Keys = { readonly own: ReturnType<typeof createECDH>; readonly auth: Buffer }

/** RFC 8188, 2.1: salt, record size, length of the sender's key, that key, one record that ends in 2 and zeros. */
function decrypt(body: Buffer, { own, auth }: Keys): string {
  const salt = body.subarray(0, 16)
  if (body.length > body.readUInt32BE(16)) throw new Error('more than one record')
  const theirs = body.subarray(21, 21 + body.readUInt8(20))
  const record = body.subarray(21 + theirs.length)
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, both, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = plain.findLastIndex((byte) => byte !== 0)
  if (plain[end] !== 2) throw new Error('the record does not end')
  return plain.toString('utf8', 0, end)
}
