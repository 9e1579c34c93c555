import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { signatureMistakes, textToSign } from './signature-mistakes.ts'
import type { CallRecord } from './store/calls.ts'

const NOW = 1_800_000_000_000
const SECRET = '6f1d0c7a2b9e4f538d1ac0ffee00c0ffee6f1d0c7a2b9e4f538d1ac0ffee00c0'
const KEYS = [{ id: 'k1', secret: SECRET }]
const PATH = '/seamless/v1/balance'
const BODY = '{"requestId":"r-1", "token":"t-1"}'

/** HMAC as a vendor makes it, with the standard library. */
const hmac = (text: string, secret: string | Buffer = SECRET) => createHmac('sha256', secret).update(text).digest('hex')

const RIGHT = `POST\n${PATH}\n${NOW}\n${BODY}`

function call(headers: Record<string, string>): CallRecord {
  return {
    id: '1',
    vendor: 'ACME',
    at: new Date(NOW),
    tookMs: 1,
    method: 'POST',
    path: PATH,
    httpStatus: 401,
    answer: '',
    headers: { host: 'localhost:8080', 'x-key': 'k1', 'x-timestamp': String(NOW), ...headers },
    body: Buffer.from(BODY),
  }
}

test('the text to sign is method, path, timestamp and body', () => {
  expect(textToSign(call({}))).toBe(RIGHT)
})

test.each([
  ['line_feed_at_end', { 'x-signature': hmac(`${RIGHT}\n`) }],
  ['upper_case', { 'x-signature': hmac(RIGHT).toUpperCase() }],
  ['without_path_prefix', { 'x-signature': hmac(`POST\n/balance\n${NOW}\n${BODY}`) }],
  ['with_host', { 'x-signature': hmac(`POST\nhttps://localhost:8080${PATH}\n${NOW}\n${BODY}`) }],
  ['body_written_again', { 'x-signature': hmac(`POST\n${PATH}\n${NOW}\n{"requestId":"r-1","token":"t-1"}`) }],
  ['body_written_again', { 'x-signature': hmac(`POST\n${PATH}\n${NOW}\n{"requestId": "r-1", "token": "t-1"}`) }],
  ['secret_decoded', { 'x-signature': hmac(RIGHT, Buffer.from(SECRET, 'hex')) }],
  ['other_text', { 'x-signature': hmac('something else') }],
  ['not_hex', { 'x-signature': 'bfJYzuDgnY7axpQsTxQsEl7RAA' }],
  ['no_signature', { 'x-signature': '' }],
  ['unknown_key', { 'x-key': 'k9', 'x-signature': hmac(RIGHT) }],
  ['no_key', { 'x-key': '', 'x-signature': hmac(RIGHT) }],
])('diagnoses %s (case %#)', (mistake, headers) => {
  expect(signatureMistakes(call(headers), KEYS)).toEqual([mistake])
})

test.each([
  ['timestamp_in_seconds', NOW / 1000],
  ['timestamp_off', NOW - 301_000],
])('diagnoses %s where the signature itself is right', (mistake, time) => {
  const signature = hmac(`POST\n${PATH}\n${time}\n${BODY}`)
  expect(signatureMistakes(call({ 'x-timestamp': String(time), 'x-signature': signature }), KEYS)).toEqual([mistake])
})

test('an Ed25519 signature in hex is diagnosed as not base64', () => {
  const keys = [{ id: 'k1', algorithm: 'ed25519', publicKey: '' }] as const
  expect(signatureMistakes(call({ 'x-signature': hmac(RIGHT) }), keys)).toEqual(['not_base64'])
})
