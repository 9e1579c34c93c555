import type { Envelope } from '@sanuk/contracts/envelope'
import type { AnswerOf, RequestOf, Route } from '@sanuk/contracts/route'
import { SEALED_MEDIA_TYPE } from '@sanuk/contracts/sealed'
import { whitelabel } from '@sanuk/contracts/system'
import { currentLanguage } from '../language/language.ts'
import { currentToken } from '../session/token.ts'
import { RefusedError, UnreachableError } from './faults.ts'

/** The parts a contract asks for; nothing where it asks for nothing. */
type CallArguments<R extends Route> = keyof RequestOf<R> extends never
  ? [request?: undefined, signal?: AbortSignal]
  : [request: RequestOf<R>, signal?: AbortSignal]

/** What a call of the office may carry, read without knowing its contract. None of them has a path parameter. */
type LooseRequest = { readonly query?: Readonly<Record<string, unknown>>; readonly body?: unknown }

/**
 * Makes a call of the wire and answers its value. Throws `RefusedError` when the server says no and
 * `UnreachableError` when it does not answer.
 */
export async function call<R extends Route>(route: R, ...[request, signal]: CallArguments<R>): Promise<AnswerOf<R>> {
  const envelope = await exchange(route, request ?? {}, signal)
  if (!envelope.success) throw new RefusedError(envelope)
  // The contract is checked where the answer is written: the server parses each one before it sends it.
  return envelope.value as AnswerOf<R>
}

async function exchange(route: Route, request: LooseRequest, signal?: AbortSignal): Promise<Envelope<unknown>> {
  const init = await prepare(route, request)
  try {
    const response = await fetch(addressOf(route, request), signal ? { ...init, signal } : init)
    const body: unknown = await response.json()
    if (isEnvelope(body)) return body
    throw new TypeError('not an envelope')
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new UnreachableError(route.path, cause)
  }
}

async function prepare(route: Route, { body }: LooseRequest): Promise<RequestInit> {
  const token = currentToken()
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': currentLanguage() }
  if (token) headers.authorization = `Bearer ${token}`
  if (body === undefined) return { method: route.method, headers }
  headers['content-type'] = route.sealed ? SEALED_MEDIA_TYPE : 'application/json'
  return { method: route.method, headers, body: route.sealed ? await seal(route, body) : JSON.stringify(body) }
}

async function seal(route: Route, body: unknown): Promise<string> {
  const [{ sealBody }, seal] = await Promise.all([import('./sealed.ts'), call(whitelabel, { query: {} })])
  return sealBody(route, body, seal)
}

function addressOf(route: Route, { query = {} }: LooseRequest): string {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)]))
  return present.length > 0 ? `${route.path}?${search}` : route.path
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  if (typeof body !== 'object' || body === null || !('success' in body)) return false
  return body.success === true ? 'value' in body : 'code' in body && 'message' in body
}
