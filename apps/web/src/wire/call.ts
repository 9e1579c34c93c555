import type { Envelope } from '@sanuk/contracts/envelope'
import type { AnswerOf, RequestOf, Route } from '@sanuk/contracts/route'
import { SEALED_MEDIA_TYPE } from '@sanuk/contracts/sealed'
import { currentLanguage } from '../language/language.ts'
import { loseSession } from '../session/lose-session.ts'
import { currentSession } from '../session/session.ts'
import { RefusedError, UnreachableError } from './faults.ts'

/** The parts a contract asks for; nothing where it asks for nothing. */
export type CallArguments<R extends Route> = keyof RequestOf<R> extends never
  ? [request?: undefined, signal?: AbortSignal]
  : [request: RequestOf<R>, signal?: AbortSignal]

/** What any call may carry, read without knowing its contract. */
type LooseRequest = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/**
 * Makes a call of the wire and answers its value. Throws `RefusedError` when the server says no and
 * `UnreachableError` when it does not answer; a session that has ended is forgotten.
 */
export async function call<R extends Route>(route: R, ...[request, signal]: CallArguments<R>): Promise<AnswerOf<R>> {
  const envelope = await exchange(route, request ?? {}, signal)
  // The contract is checked where the answer is written: the server parses each one before it sends it.
  return envelope as AnswerOf<R>
}

async function exchange(route: Route, request: LooseRequest, signal?: AbortSignal): Promise<unknown> {
  const token = currentSession()?.token
  const response = await send(route, await prepare(route, request, token), signal)
  const envelope = await readEnvelope(route, response)
  if (envelope.success) return envelope.value
  if (envelope.code === 'login_required' && token && token === currentSession()?.token) loseSession()
  throw new RefusedError(envelope, response.status)
}

async function prepare(route: Route, request: LooseRequest, token: string | undefined): Promise<[string, RequestInit]> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': currentLanguage() }
  if (token) headers.authorization = `Bearer ${token}`
  const init: RequestInit = { method: route.method, headers }
  if (request.body !== undefined) {
    headers['content-type'] = route.sealed ? SEALED_MEDIA_TYPE : 'application/json'
    init.body = route.sealed ? await seal(route, request.body) : JSON.stringify(request.body)
  }
  return [addressOf(route, request), init]
}

async function seal(route: Route, body: unknown): Promise<string> {
  const { sealBody } = await import('./sealed.ts')
  return sealBody(route, body)
}

/** Path with its parameters filled in and the query behind it; what is undefined is left out. */
export function addressOf(route: Route, { params = {}, query = {} }: LooseRequest): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)]))
  return present.length > 0 ? `${path}?${search}` : path
}

async function send(route: Route, [address, init]: [string, RequestInit], signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, signal ? { ...init, signal } : init)
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new UnreachableError(route.path, cause)
  }
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
