import type { Route } from '@sanuk/contracts/route'
import { SEALED_MEDIA_TYPE } from '@sanuk/contracts/sealed'
import type { Gate } from './gate.ts'
import { Refusal } from './refusal.ts'
import type { Unsealed } from './sealing.ts'
import type { SignedRequest } from './signed-request.ts'

type Sent = Pick<SignedRequest, 'headers' | 'body'>

/**
 * Reads a body of JSON. The raw bytes were kept until now, because signatures cover them. Refuses with
 * `unsupported_media_type` and `invalid_request`.
 */
export function readJson(request: Sent): unknown {
  return parseJson(textOf(request, 'application/json'))
}

/** Reads a sealed body that holds JSON. Refuses with `unsupported_media_type`, `invalid_request` and faults of sealing. */
export async function readSealed(gate: Gate, { method, path }: Route, request: Sent): Promise<Unsealed> {
  return gate.unseal(textOf(request, SEALED_MEDIA_TYPE), { method, path })
}

export const hasNoBody = ({ body }: Sent): boolean => !Buffer.isBuffer(body) || body.length === 0

function textOf(request: Sent, wanted: string): string {
  const given = request.headers['content-type'] ?? ''
  if (given !== wanted && !(mediaTypeOf(given) === wanted && isUtf8(given))) throw new Refusal('unsupported_media_type')
  return Buffer.isBuffer(request.body) ? decode(request.body) : ''
}

const mediaTypeOf = (contentType: string): string | undefined => contentType.split(';')[0]?.trim().toLowerCase()

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i

/** JSON between programs is UTF-8 (RFC 8259, 8.1); in another encoding its bytes would be read as another text. */
const isUtf8 = (contentType: string): boolean => /^utf-?8$/i.test(CHARSET.exec(contentType)?.[1] ?? 'utf-8')

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new Refusal('invalid_request')
  }
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {}
  throw new Refusal('invalid_request')
}
