import type { Envelope } from '@sanuk/contracts/envelope'
import type { Route } from '@sanuk/contracts/route'
import { currentLanguage } from '../language/language.ts'
import { loseSession } from '../session/lose-session.ts'
import { currentSession } from '../session/session.ts'
import { RefusedError, UnreachableError } from './faults.ts'

/** The parts of a request, ready for the wire. */
export type Parcel = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: { readonly text: string; readonly mediaType: string }
}

/** Sends one call and answers the value of its envelope. Throws `RefusedError` and `UnreachableError`. */
export async function exchange(route: Route, parcel: Parcel, signal?: AbortSignal): Promise<unknown> {
  const token = currentSession()?.token
  const response = await send(route, parcel, { headers: headersOf(parcel, token), signal: signal ?? null })
  const envelope = await readEnvelope(route, response)
  if (envelope.success) return envelope.value
  if (envelope.code === 'login_required' && token && token === currentSession()?.token) loseSession()
  throw new RefusedError(envelope, response.status)
}

function headersOf({ body }: Parcel, token: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': currentLanguage(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': body.mediaType }),
  }
}

async function send(route: Route, parcel: Parcel, init: RequestInit): Promise<Response> {
  try {
    return await fetch(addressOf(route, parcel), { ...init, method: route.method, body: parcel.body?.text ?? null })
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new UnreachableError(route.path, cause)
  }
}

/** Path with its parameters filled in and the query behind it; what is undefined is left out. */
export function addressOf(route: Route, { params = {}, query = {} }: Parcel): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)]))
  return present.length > 0 ? `${path}?${search}` : path
}

async function readEnvelope(route: Route, response: Response): Promise<Envelope<unknown>> {
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new UnreachableError(route.path, cause)
  })
  if (!isEnvelope(body)) throw new UnreachableError(route.path, body)
  return body
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  if (typeof body !== 'object' || body === null || !('success' in body)) return false
  return body.success === true ? 'value' in body : 'code' in body && 'message' in body
}
