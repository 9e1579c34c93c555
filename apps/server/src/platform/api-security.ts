import type { Access } from '@sanuk/contracts/access'
import { SIGNATURE_HEADERS } from '@sanuk/contracts/signature'

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description })

const header = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description })

/** How callers say who they are. */
export const SECURITY_SCHEMES = {
  member: bearer('Token of `/wps/session/login` or `/wps/member/register`.'),
  operator: bearer('Token of `/ops/session/login`.'),
  vendor: header(SIGNATURE_HEADERS.vendor, 'Code of the vendor or payment provider.'),
  key: header(SIGNATURE_HEADERS.key, 'Which of its keys signs; two may be live at once.'),
  timestamp: header(SIGNATURE_HEADERS.timestamp, 'Unix milliseconds, at most five minutes off.'),
  signature: header(
    SIGNATURE_HEADERS.signature,
    'HMAC-SHA-256 in lower-case hexadecimal over method, path and timestamp, each ended by a line feed, and the raw body.',
  ),
} as const

type SchemeName = keyof typeof SECURITY_SCHEMES

const WANTED: Record<Access, readonly SchemeName[]> = {
  visitor: [],
  trial: ['member'],
  member: ['member'],
  agent: ['member'],
  operator: ['operator'],
  vendor: ['vendor', 'key', 'timestamp', 'signature'],
}

/** Who may call, in words. */
export const ACCESS_WORDS: Record<Access, string> = {
  visitor: 'Anybody may call this.',
  trial: 'For signed-in members and trial accounts.',
  member: 'For signed-in members; a trial account is refused with `in_need_true_account`.',
  agent: 'For signed-in members of an agent type.',
  operator: 'For signed-in operators, on the address of the back office.',
  vendor: 'For outside programs, which sign each request.',
}

/** What a call of an access class must bring, in the words of OpenAPI. */
export function securityOf(access: Access): Record<string, string[]>[] {
  const wanted = WANTED[access]
  return wanted.length > 0 ? [Object.fromEntries(wanted.map((name) => [name, []]))] : []
}
