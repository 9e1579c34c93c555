import { setTimeout as pause } from 'node:timers/promises'
import { type SigningKey, sign, signatureHeaders } from '@sanuk/vendor-kit/sign'
import { type Answer, formFault, readAnswer } from './answer.ts'
import { type Call, pathOf } from './calls.ts'
import { createStopwatch } from './latency.ts'
import { openLine, type Sent, Silence } from './line.ts'

/** Who signs. */
export type Vendor = { readonly code: string; readonly key: SigningKey }

/** What is done otherwise than a vendor in his right mind does it. */
export type Spoilt = {
  /** Unix milliseconds that are signed; now, if nothing is said. */
  readonly at?: number
  readonly as?: Vendor
  /** The path and method that are signed; the call's own, if nothing is said. */
  readonly signedPath?: string
  readonly signedMethod?: string
  /** What goes out after another body was signed. */
  readonly body?: Uint8Array
  /** Headers that go out instead of the right ones; without a value, none of that name does. */
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly localAddress?: string | undefined
  readonly lose?: Sent['lose']
}

/** Pauses before a call is made again whose outcome nobody knows, in milliseconds. */
const PAUSES_MS = [50, 200, 800, 2_000]

export type VendorLine = ReturnType<typeof openVendorLine>

/** Speaks for a vendor: signs, sends and reads, and keeps count of how long it took and which answers had no form. */
export function openVendorLine(address: string, vendor: Vendor) {
  const line = openLine(address)
  const stopwatch = createStopwatch()
  const formFaults: string[] = []
  let repeats = 0

  /** Sends bytes once. Throws `Silence` where no answer came. */
  async function sendOnce(call: Call, body: Uint8Array, spoilt: Spoilt = {}): Promise<Answer> {
    const path = pathOf(call)
    const signed = { method: spoilt.signedMethod ?? 'POST', path: spoilt.signedPath ?? path, body }
    const { code, key } = spoilt.as ?? vendor
    const headers: Record<string, string | undefined> = {
      'content-type': 'application/json',
      ...signatureHeaders(signed, { vendor: code, key, now: spoilt.at ?? Date.now() }),
      ...spoilt.headers,
    }
    const { localAddress, lose } = spoilt
    const sent = { method: 'POST', path, headers: present(headers), body: spoilt.body ?? body, localAddress, lose }
    const reply = await line.send(sent)
    stopwatch.add(reply.milliseconds)
    const answer = readAnswer(reply.http, reply.text)
    const fault = formFault(answer, reply.mediaType)
    if (fault) formFaults.push(`${call}: ${fault}`)
    return answer
  }

  /** Sends until the outcome is known: repeats are harmless, and RETRY and silence ask for them. */
  async function send(call: Call, body: Uint8Array, spoilt: Spoilt = {}): Promise<Answer> {
    for (const milliseconds of PAUSES_MS) {
      try {
        const answer = await sendOnce(call, body, spoilt)
        if (answer.status !== 'RETRY') return answer
      } catch (error) {
        if (!(error instanceof Silence)) throw error
      }
      repeats += 1
      await pause(milliseconds)
    }
    return sendOnce(call, body, spoilt)
  }

  return {
    sendOnce,
    send,
    /** The signature these bytes would go out with. */
    signatureOf: (call: Call, body: Uint8Array, at: number): string =>
      sign({ method: 'POST', path: pathOf(call), timestamp: String(at), body }, vendor.key),
    formFaults,
    /** How often a call was made again because nobody knew what had become of it. */
    repeats: () => repeats,
    latency: stopwatch.read,
    close: line.close,
  }
}

function present(headers: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(entries)
}
