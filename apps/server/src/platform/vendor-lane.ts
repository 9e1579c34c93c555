import type { IncomingMessage, ServerResponse } from 'node:http'
import { all, compile } from '@fastify/proxy-addr'
import type { Route } from '@sanuk/contracts/route'
import { SIGNED_BODY_MAX } from '@sanuk/contracts/signature'
import type { Log } from '@sanuk/host/log'
import { countAborted, isAborted } from './aborted-request.ts'
import { requestName, seamlessFault } from './answer-faults.ts'
import { acrossBrands } from './brand-scope.ts'
import { PLAIN_HEAD } from './plain-head.ts'
import type { SignedRequest } from './signed-request.ts'

/** Whom a call of the wallet is answered by; what it gives has been parsed by the contract. */
type Answerer = (request: SignedRequest) => Promise<unknown>

/** A call with its answer as it goes over the wire. */
export type AnsweredRequest = {
  readonly request: Omit<SignedRequest, 'ip'>
  readonly httpStatus: number
  readonly tookMs: number
  /** Text, or `null` where something else was sent. */
  readonly answer: string | null
}

type Needs = {
  readonly trustedProxies: readonly string[]
  readonly log: Log
  /** Hears of every call before its answer is sent. */
  readonly record: (answered: AnsweredRequest) => void
}

type Door = { readonly route: Route; readonly answer: Answerer }

export type VendorLane = ReturnType<typeof createVendorLane>

/**
 * Answers vendors' calls of the wallet before anything else is looked at: they need nothing that is there for browsers,
 * and the way through hooks, limits and cookies costs as much as all that a bet asks of this program otherwise. Whatever
 * is not plain takes the long way and is answered the same.
 */
export function createVendorLane({ trustedProxies, log, record }: Needs) {
  const doors = new Map<string, Door>()
  const trusts = compile([...trustedProxies])
  const addressOf = (request: IncomingMessage) => all(request, trusts).at(-1) ?? ''

  const answer = async ({ route, answer }: Door, request: SignedRequest): Promise<Written> => {
    try {
      return { httpStatus: 200, answer: JSON.stringify(await acrossBrands(() => answer(request))) }
    } catch (error) {
      const fault = seamlessFault(error, { contract: route, requestId: requestName(), route: route.path }, log)
      return { httpStatus: fault.httpStatus, answer: JSON.stringify(fault.answer) }
    }
  }

  const carry = async (door: Door, came: Came, body: Buffer): Promise<void> => {
    const { request, response, since } = came
    const { method = '', url = '', headers } = request
    const signed = {
      method,
      url,
      headers,
      body,
      // Asked for where a vendor may call from a few addresses only.
      get ip() {
        return addressOf(request)
      },
    }
    const written = await answer(door, signed)
    record({ request: signed, ...written, tookMs: performance.now() - since })
    write(response, written)
  }

  return {
    /** Takes a call that is signed, posted to one path and answered in the wallet's own way. */
    open: (route: Route, answer: Answerer): void => void doors.set(route.path, { route, answer }),
    /** Answers a request if it is a plain one of these, and says whether it does. */
    serve: (request: IncomingMessage, response: ServerResponse): boolean => {
      const door = request.method === 'POST' ? doors.get(request.url ?? '') : undefined
      if (!door || !isPlain(request, door.route)) return false
      const came = { request, response, since: performance.now() }
      let body: Buffer = NOTHING
      request.on('data', (chunk: Buffer) => {
        body = body === NOTHING ? chunk : Buffer.concat([body, chunk])
      })
      request.on('end', () => void carry(door, came, body))
      request.on('close', () => isAborted(request) && countAborted())
      return true
    },
  }
}

type Written = { readonly httpStatus: number; readonly answer: string }

type Came = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly since: number }

const NOTHING = Buffer.alloc(0)

/** Whether there is a body of JSON which is known to be small enough before any of it was read. */
function isPlain({ headers }: IncomingMessage, { bodyMax = SIGNED_BODY_MAX }: Route): boolean {
  return headers['content-type'] === 'application/json' && Number(headers['content-length']) <= bodyMax
}

function write(response: ServerResponse, { httpStatus, answer }: Written): void {
  const length = Buffer.byteLength(answer)
  response.writeHead(httpStatus, {
    ...PLAIN_HEAD,
    'content-type': 'application/json; charset=utf-8',
    'content-length': length,
  })
  response.end(answer)
}
