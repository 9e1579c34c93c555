import type { SigningKey } from './sign.ts'
import { signatureHeaders } from './sign.ts'

/** What came back: the truthful status and the parsed JSON, or `null` where the body was no JSON. */
export type SignedReply = { readonly status: number; readonly body: unknown }

const REPLY_MAX = 4 * 1024 * 1024

/**
 * Posts JSON, signed, to an outside program. Redirects are not followed and replies are bounded in size and time.
 * Throws when the other side cannot be reached, takes longer than `timeoutMs` or sends too much: the outcome is then
 * unknown, and the caller repeats the same transaction to learn it.
 */
export async function signedPost(
  url: string,
  content: unknown,
  by: { readonly vendor: string; readonly key: SigningKey; readonly timeoutMs: number },
): Promise<SignedReply> {
  const body = Buffer.from(JSON.stringify(content))
  const path = new URL(url).pathname
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(by.timeoutMs),
    headers: {
      'content-type': 'application/json',
      ...signatureHeaders({ method: 'POST', path, body }, { ...by, now: Date.now() }),
    },
    body,
  })
  return { status: response.status, body: parse(await bounded(response)) }
}

async function bounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > REPLY_MAX) throw new Error(`the reply of ${response.url} is larger than ${REPLY_MAX} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
