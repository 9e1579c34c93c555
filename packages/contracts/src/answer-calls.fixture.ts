import { onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Envelope, Refused } from './envelope.ts'
import { REFUSALS } from './refusals.ts'
import type { AnswerOf, InputOf, Route } from './route.ts'

/** What a call gets: the value of its contract, a refusal, a broken network, or nothing until the test replies. */
export type Reply<R extends Route> =
  | { readonly value: AnswerOf<R> }
  | {
      readonly refusal: R['refusals'][number]
      /** What the refusal says besides. */
      readonly detail?: unknown
      /** What is wrong with which fields. */
      readonly fields?: Refused['fields']
    }
  | 'network fault'
  | 'no reply yet'

/** A call that a test answers. */
export type AnsweredCall<R extends Route> = {
  /** What was sent so far, parsed by the contract, the first first. */
  readonly requests: readonly InputOf<R>[]
  /** Replies to requests that wait, and to later ones. */
  readonly reply: (reply: Reply<R>) => void
  /** Replies to the next request alone, as the first page of a list; said again, to the one after it. */
  readonly replyOnce: (reply: Reply<R>) => void
}

type Entry = {
  readonly route: Route
  readonly requests: unknown[]
  current: Reply<Route>
  /** For the next requests, one each, before `current`. */
  readonly ahead: Reply<Route>[]
  /** Ends the waiting of requests that have no reply yet. */
  readonly waiting: (() => void)[]
}

let entries: Entry[] = []
let faults: string[] = []
let unseal: Unseal | undefined

/** Opens the sealed body of a call; throws where it was sealed for another one. */
type Unseal = (route: Route, body: string) => Promise<unknown>

/** Lets a test answer calls whose bodies are sealed, until it ends: they are opened by what holds the key. */
export function openSealedBodies(open: Unseal): void {
  unseal = open
  onTestFinished(() => {
    unseal = undefined
  })
}

/**
 * Answers a call at the network's edge, in place of `fetch`, until the test ends. Requests and values are parsed by the
 * contract, so that neither can drift from what the server takes and gives. A test that answers no call, or not each
 * call that is made, fails with its address.
 */
export function answerCall<R extends Route>(route: R, first: Reply<R>): AnsweredCall<R> {
  if (entries.length === 0) intercept()
  const entry: Entry = { route, requests: [], current: validated(route, first), ahead: [], waiting: [] }
  entries.push(entry)
  return {
    // Parsed by this very contract.
    requests: entry.requests as InputOf<R>[],
    reply: (next) => {
      entry.current = validated(route, next)
      for (const end of entry.waiting.splice(0)) end()
    },
    replyOnce: (next) => {
      entry.ahead.push(validated(route, next))
    },
  }
}

function intercept(): void {
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => {
    const found = faults
    entries = []
    faults = []
    if (found.length > 0) throw new Error(found.join('\n'))
  })
}

/** Throws where a value is not what the contract says. */
function validated<R extends Route>(route: R, reply: Reply<R>): Reply<Route> {
  if (typeof reply === 'object' && 'value' in reply) z.parse(route.answer, reply.value)
  return reply
}

async function answer(address: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET' } = init
  const url = new URL(address, 'http://test')
  for (const entry of entries) {
    const { route, requests } = entry
    const params = route.method === method ? paramsIn(route, url.pathname) : undefined
    if (!params) continue
    try {
      const body = await bodyOf(route, init)
      requests.push(parsed(route, { params, query: Object.fromEntries(url.searchParams), body }))
    } catch (fault) {
      throw failing(`${method} ${address} is not what its contract takes: ${fault}`)
    }
    return responseTo(entry)
  }
  throw failing(`${method} ${address} is answered by no answerCall of this test`)
}

function failing(fault: string): Error {
  faults.push(fault)
  return new TypeError(fault)
}

/** The parameters of a route's path, or undefined where a path is another one. */
function paramsIn({ path }: Route, pathname: string): Record<string, string> | undefined {
  const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  const found = pattern.exec(pathname)
  return found ? { ...found.groups } : undefined
}

async function bodyOf(route: Route, { body }: RequestInit): Promise<unknown> {
  if (typeof body !== 'string') return undefined
  if (!route.sealed) return JSON.parse(body)
  if (!unseal) throw new Error('it is sealed, and the test does not call openSealedBodies')
  return unseal(route, body)
}

function parsed({ params, query, body }: Route, sent: { params: unknown; query: unknown; body: unknown }): unknown {
  return {
    ...(params && { params: z.parse(params, sent.params) }),
    ...(query && { query: z.parse(query, sent.query) }),
    ...(body && { body: z.parse(body, sent.body) }),
  }
}

async function responseTo(entry: Entry): Promise<Response> {
  const ahead = entry.ahead.shift()
  if (ahead !== undefined && ahead !== 'no reply yet') return responseOf(ahead)
  while (entry.current === 'no reply yet') await new Promise<void>((resolve) => entry.waiting.push(resolve))
  return responseOf(entry.current)
}

/** Throws as `fetch` does where the network is broken. */
function responseOf(reply: Exclude<Reply<Route>, 'no reply yet'>): Response {
  if (reply === 'network fault') throw new TypeError('Failed to fetch')
  if ('value' in reply) return json({ success: true, value: reply.value }, 200)
  const { refusal, detail, fields } = reply
  const refused = {
    success: false,
    code: refusal,
    message: refusal,
    ...(detail !== undefined && { value: detail }),
    ...(fields && { fields }),
  } as const
  return json(refused, REFUSALS[refusal])
}

const json = (envelope: Envelope<unknown>, status: number) => Response.json(envelope, { status })
