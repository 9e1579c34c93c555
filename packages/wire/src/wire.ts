import { BY_CLOCK_HEADER } from '@sanuk/contracts/by-clock'
import type { Envelope, Refused } from '@sanuk/contracts/envelope'
import { HUMAN_CHECK_HEADER, humanCheck } from '@sanuk/contracts/guard'
import type { AnswerOf, RequestOf, Route } from '@sanuk/contracts/route'
import { SEALED_MEDIA_TYPE } from '@sanuk/contracts/sealed'
import { whitelabel } from '@sanuk/contracts/system'
import { type AddressParts, addressOf } from './address.ts'
import { RefusedError, UnreachableError } from './faults.ts'

/** The parts a contract asks for; nothing where it asks for nothing. */
export type CallArguments<R extends Route> = keyof RequestOf<R> extends never
  ? [request?: undefined, signal?: AbortSignal]
  : [request: RequestOf<R>, signal?: AbortSignal]

/** Makes a call and answers its value. Throws `RefusedError` when the server says no, `UnreachableError` without one. */
export type Call = <R extends Route>(route: R, ...rest: CallArguments<R>) => Promise<AnswerOf<R>>

/** What a site answers while it is closed to whoever calls. */
const CLOSED: ReadonlySet<string> = new Set(['maintenance', 'region_blocked', 'brand_retired'])

const UNAUTHORIZED = 401

/** Our end of the wire: what every call says about whoever makes it. */
export type OurEnd = {
  /** Where the server is; of the page itself when empty. */
  readonly origin?: string
  /** In which language refusals are answered. */
  readonly language: () => string
  /** The bearer token of whoever is signed in. */
  readonly token: () => string | null | undefined
  /** Whether nobody is at the page: it calls by itself, which must not keep the session from idling out. */
  readonly isAway?: () => boolean
  /**
   * Proves that somebody waits, for calls that want it; good for one of them. Where nobody brings a better way, the
   * challenge is asked for and solved when such a call is made.
   */
  readonly humanProof?: () => Promise<string>
  /** What a call is refused with that needs a sign-in and need not be made to know so; `null` for all others. */
  readonly refusedAhead?: (route: Route) => Refused | null
  /** Told that the server no longer knows the token we still hold. */
  readonly onSessionLost?: () => void
  /** Told that the whole platform is closed to whoever is here. */
  readonly onClosed?: () => void
}

/** What any call may carry, read without knowing its contract. */
type LooseRequest = AddressParts & { readonly body?: unknown }

/** Opens the wire to a server: every call of the contracts, sealed where it says so. */
export function openWire(end: OurEnd): Call {
  const call: Call = async (route, ...[request, signal]) => {
    const token = end.token()
    const refused = token ? null : end.refusedAhead?.(route)
    if (refused) throw new RefusedError(refused, UNAUTHORIZED)
    const init = await prepare(route, request ?? {}, token)
    const response = await send(route, request ?? {}, signal ? { ...init, signal } : init)
    const envelope = await readEnvelope(route, response)
    // The contract is checked where the answer is written: the server parses each one before it sends it.
    if (envelope.success) return envelope.value as AnswerOf<typeof route>
    if (envelope.code === 'login_required' && token && token === end.token()) end.onSessionLost?.()
    if (CLOSED.has(envelope.code)) end.onClosed?.()
    throw new RefusedError(envelope, response.status)
  }

  async function prepare(route: Route, { body }: LooseRequest, token: string | null | undefined): Promise<RequestInit> {
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': end.language() }
    if (route.human) headers[HUMAN_CHECK_HEADER] = await (end.humanProof ?? humanProof)()
    if (token) headers.authorization = `Bearer ${token}`
    if (token && end.isAway?.()) headers[BY_CLOCK_HEADER] = '1'
    if (body === undefined) return { method: route.method, headers }
    headers['content-type'] = route.sealed ? SEALED_MEDIA_TYPE : 'application/json'
    return { method: route.method, headers, body: route.sealed ? await seal(route, body) : JSON.stringify(body) }
  }

  /** What seals is loaded when the first sealed body is; key and clock are asked for each one. */
  async function seal(route: Route, body: unknown): Promise<string> {
    const [{ sealBody }, published] = await Promise.all([import('./seal.ts'), call(whitelabel, { query: {} })])
    return sealBody(route, body, published)
  }

  /** What solves is loaded when the first proof is wanted. */
  async function humanProof(): Promise<string> {
    const [{ solveHumanCheck }, challenge] = await Promise.all([import('./human-proof.ts'), call(humanCheck)])
    return solveHumanCheck(challenge)
  }

  async function send(route: Route, parts: AddressParts, init: RequestInit): Promise<Response> {
    try {
      return await fetch(`${end.origin ?? ''}${addressOf(route, parts)}`, init)
    } catch (cause) {
      if (init.signal?.aborted) throw cause
      throw new UnreachableError(route.path, cause)
    }
  }

  return call
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
