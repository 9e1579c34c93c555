import { createHmac } from 'node:crypto'
import type { SIGNATURE_MISTAKES } from '@sanuk/contracts/office-vendors'
import { SIGNATURE_HEADERS, SIGNATURE_WINDOW_MS, signedPrefix } from '@sanuk/contracts/signature'
import { type CheckingKey, type SharedKey, sign } from '@sanuk/vendor-kit/sign'
import type { CallRecord } from './store/calls.ts'

export type SignatureMistake = (typeof SIGNATURE_MISTAKES)[number]

type Signed = Parameters<typeof sign>[0]

/** The text a call's signature had to cover. Bytes that are no UTF-8 are not shown as they are. */
export const textToSign = (call: CallRecord): string =>
  signedPrefix({ ...call, timestamp: timestampOf(call) }) + (call.body?.toString('utf8') ?? '')

/** What is wrong with the signature of a call that was refused for it, as far as can be told by trying. */
export function signatureMistakes(call: CallRecord, keys: readonly CheckingKey[]): SignatureMistake[] {
  const keyId = call.headers[SIGNATURE_HEADERS.key]
  const key = keys.find(({ id }) => id === keyId)
  const ofTime = timestampMistake(call)
  return [...(ofTime ? [ofTime] : []), keyId ? (key ? signatureMistake(call, key) : 'unknown_key') : 'no_key'].filter(
    (mistake) => mistake !== null,
  )
}

const timestampOf = (call: CallRecord): string => call.headers[SIGNATURE_HEADERS.timestamp] ?? ''

function timestampMistake(call: CallRecord): SignatureMistake | null {
  const timestamp = timestampOf(call)
  if (timestamp === '') return 'no_timestamp'
  const off = (milliseconds: number) => Math.abs(call.at.getTime() - milliseconds) > SIGNATURE_WINDOW_MS
  if (!off(Number(timestamp))) return null
  return off(Number(timestamp) * 1000) ? 'timestamp_off' : 'timestamp_in_seconds'
}

/** `null` where the signature itself is right. */
function signatureMistake(call: CallRecord, key: CheckingKey): SignatureMistake | null {
  const signature = call.headers[SIGNATURE_HEADERS.signature]
  if (!signature) return 'no_signature'
  if (key.algorithm === 'ed25519') return /^[A-Za-z0-9+/]{86}==$/.test(signature) ? 'other_text' : 'not_base64'
  if (!/^[0-9a-f]{64}$/i.test(signature)) return 'not_hex'
  const signed = { method: call.method, path: call.path, timestamp: timestampOf(call), body: call.body ?? Buffer.of() }
  const given = signature.toLowerCase()
  if (sign(signed, key) === given) return given === signature ? null : 'upper_case'
  return slips(call, signed, key).find(([, guess]) => guess === given)?.[0] ?? 'other_text'
}

/** What comes of the slips that vendors make most, each with the signature it leads to. */
function slips(call: CallRecord, signed: Signed, key: SharedKey): (readonly [SignatureMistake, string])[] {
  const body = Buffer.from(signed.body).toString('utf8')
  const of = (change: Partial<Signed>) => sign({ ...signed, ...change }, key)
  const withHost = ['http', 'https'].map((scheme) => `${scheme}://${call.headers.host}${signed.path}`)
  return [
    ['line_feed_at_end', of({ body: Buffer.from(`${body}\n`) })],
    ['without_path_prefix', of({ path: signed.path.replace('/seamless/v1', '') })],
    ...withHost.map((path) => ['with_host', of({ path })] as const),
    ...writtenAgain(body).map((text) => ['body_written_again', of({ body: Buffer.from(text) })] as const),
    ['secret_decoded', createHmac('sha256', Buffer.from(key.secret, 'hex')).update(textToSign(call)).digest('hex')],
  ]
}

/** The body as libraries write it when they are given its content: without blanks, and as Python does. */
function writtenAgain(body: string): string[] {
  try {
    const content: unknown = JSON.parse(body)
    const fields = Object.entries(Object(content)).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`)
    return [JSON.stringify(content), `{${fields.join(', ')}}`]
  } catch {
    return []
  }
}
