import { HUMAN_CHECK_HEADER } from '@sanuk/contracts/guard'
import { type InputOf, isBehindDoor, type Route } from '@sanuk/contracts/route'
import { type Language, redirection } from '@sanuk/contracts/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { type AnyCaller, admit, admitVendor, demandSignedIn } from './admission.ts'
import { acrossBrands, onBehalfOf, withinBranch, withinBrand } from './brand-scope.ts'
import type { Brand, CallerOf } from './caller.ts'
import { type Cookies, cookiesOf } from './cookies.ts'
import type { Gate } from './gate.ts'
import type { Once } from './once.ts'
import { preferredLanguage } from './preferred-language.ts'
import { readInput } from './read-input.ts'
import { keptName, type ReadyLane } from './ready-lane.ts'
import { Refusal } from './refusal.ts'
import { hasNoBody, readJson, readSealed } from './request-body.ts'
import type { CachedResponse, ResponseCache } from './response-cache.ts'
import type { SignedRequest } from './signed-request.ts'
import type { VendorLane } from './vendor-lane.ts'

/** What a handler is given: who calls, on which brand, and the parts its contract declares, parsed. */
export type Call<R extends Route> = InputOf<R> & {
  readonly caller: CallerOf<R['access']>
} & (R['access'] extends 'vendor' ? VendorsOwn : Visit)

/** A vendor calls the platform, not one of its brands, and nobody asks what its program says of itself. */
type VendorsOwn = { readonly brand: null; readonly language: null }

type Visit = {
  /** Whose address was called. */
  readonly brand: Brand
  readonly language: Language
  /** Network address of the caller, as far as trusted proxies tell. */
  readonly address: string
  /** Scheme, host and port that were called; the host is one of the brand's, even if a proxy stands between. */
  readonly origin: string
  /** What the caller's program says it is; anybody may say anything. */
  readonly userAgent: string
  readonly cookies: Cookies
}

/** Answers one call. What it gives back is parsed by the contract on the way out, so that no column leaks. */
export type Handler<R extends Route> = (call: Call<R>) => Promise<z.input<R['answer']>>

/** Mounts a contract. The contract says who may call; nobody else reaches the handler. */
export type Serve = <R extends Route>(route: R, handler: Handler<R>) => void

/** The site closes for maintenance and to regions; the office, from which it is opened again, never does. */
export type Door = 'site' | 'office'

/** Real ones are half as long. */
const USER_AGENT_MAX = 400

type Ways = {
  readonly door: Door
  readonly kept: ResponseCache
  readonly ready?: ReadyLane
  readonly vendors?: VendorLane
}

/** Makes `serve` for one Fastify instance. Routes exist only by being served from a contract. */
export function createServe(app: FastifyInstance, gate: Gate, { door, kept, ready, vendors }: Ways): Serve {
  const letIn = async (route: Route, on: { request: FastifyRequest; brand: Brand }): Promise<AnyCaller> => {
    if (door === 'site' && on.brand.loginedToHomePage && isBehindDoor(route)) await demandSignedIn(gate, on)
    return admit(gate, route, on)
  }
  /** Who calls, and with what. Whatever is good once is spent in one step, also where the rest is refused. */
  const openOnce = async (route: Route, on: { request: FastifyRequest; brand: Brand }) => {
    const brought: Once[] = route.human ? [await gate.demandHuman(on.brand, proofIn(on.request))] : []
    try {
      const caller = await letIn(route, on)
      if (!route.sealed) return { caller, body: bodyOf(route, on.request) }
      const { payload, once } = await readSealed(gate, route, on.request)
      brought.push(once)
      return { caller, body: payload }
    } finally {
      await gate.spendOnce(brought)
    }
  }
  return (route, handler) => {
    // The pieces are parsed by the contract's own schemas; their joint type is what `Call` says.
    const handle = (call: Record<string, unknown>) => handler(call as unknown as Parameters<typeof handler>[0])
    const respond = async (request: FastifyRequest, reply: FastifyReply, brand: Brand) => {
      const { caller, body } = await openOnce(route, { request, brand })
      const { params, query } = request
      const input = readInput(route, { params, query, body })
      const language = preferredLanguage(request.headers['accept-language'], brand.languages)
      const call = { ...input, caller, brand, language, ...tracesOf(request, reply) }
      const answer = route.answer.parse(await actingFor(caller, { route, brand }, () => handle(call)))
      // The news of a change take a moment; whoever made it sees it at once.
      if (caller.kind === 'operator' && route.method !== 'GET') kept.forgetAll(brand.id)
      return answer
    }
    // On the way of every bet: nothing is waited for but what takes its time.
    const respondToVendor = async (request: SignedRequest & { params?: unknown; query?: unknown }) => {
      const admitted = admitVendor(gate, request)
      const caller = admitted instanceof Promise ? await admitted : admitted
      const { params, query } = request
      const input = readInput(route, { params, query, body: bodyOf(route, request) })
      const call = { ...input, caller, brand: null, language: null }
      return route.answer.parse(await handle(call))
    }
    if (route.kept && route.method === 'GET' && route.access === 'visitor') ready?.open(route)
    if (route.access === 'vendor' && route.envelope === 'seamless') vendors?.open(route, respondToVendor)
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // Vendors sign, and all players stand behind a few addresses of theirs: their queue is bounded instead.
      config: { contract: route, ...(route.access === 'vendor' && { rateLimit: false }) },
      ...(route.bodyMax && { bodyLimit: route.bodyMax }),
      handler: async (request, reply) => {
        if (route.access === 'vendor') return send(reply, route, await acrossBrands(() => respondToVendor(request)))
        const brand = await brandOf(gate, request)
        if (door === 'site' && !route.answeredWhenClosed) await demandOpen(gate, request)
        const answer = () => withinBrand(brand.id, () => respond(request, reply, brand))
        const isClosed = door === 'site' && brand.loginedToHomePage && isBehindDoor(route)
        if (!route.kept || isClosed) return send(reply, route, await answer())
        const language = preferredLanguage(request.headers['accept-language'], brand.languages)
        const on = { brand: brand.id, topic: route.kept, url: keptName(language, request.url) }
        const answered = await kept.answer(on, async () => ({ success: true, value: await answer() }))
        return sendKept(request, reply, answered)
      },
    })
  }
}

/** What an operator does is written down under their name; an agent's work is held to the agent's branch. */
function actingFor<T>(
  caller: AnyCaller,
  { route, brand }: { route: Route; brand: Brand },
  work: () => Promise<T>,
): Promise<T> {
  if (caller.kind === 'member' && route.access === 'agent') return withinBranch(caller.id, work)
  if (caller.kind !== 'operator') return work()
  return onBehalfOf({ operator: caller.id, brand: brand.id, call: `${route.method} ${route.path}` }, work)
}

function proofIn(request: FastifyRequest): string | undefined {
  const proof = request.headers[HUMAN_CHECK_HEADER]
  return typeof proof === 'string' ? proof : undefined
}

function tracesOf(request: FastifyRequest, reply: FastifyReply) {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX)
  const origin = `${request.protocol}://${request.host}`
  return { address: request.ip, origin, userAgent, cookies: cookiesOf(request, reply) }
}

/** The brand whose address was asked for. Throws `invalid_domain` for an address nobody owns. */
export async function brandOf(gate: Gate, request: FastifyRequest): Promise<Brand> {
  const brand = await gate.brandOf(request.hostname)
  if (!brand) throw new Refusal('invalid_domain')
  return brand
}

/** Refuses with `maintenance`, `region_blocked` or `brand_retired`. Vendors are answered at any time: rounds come to their end. */
async function demandOpen(gate: Gate, request: FastifyRequest): Promise<void> {
  const closed = await gate.closedTo(request.hostname, request.ip)
  if (closed) throw new Refusal(closed)
}

function bodyOf(route: Route, request: Pick<SignedRequest, 'headers' | 'body'>): unknown {
  if (route.body) return readJson(request)
  if (!hasNoBody(request)) throw new Refusal('invalid_request')
}

function send(reply: FastifyReply, route: Route, value: unknown): FastifyReply {
  if (route.envelope === 'redirect') return reply.redirect(redirection.parse(value).location, 303)
  return reply.send(route.envelope === 'seamless' ? value : { success: true, value })
}

/** Sends an answer that stood ready; whoever has it already is told so. */
function sendKept(request: FastifyRequest, reply: FastifyReply, { body, etag, head }: CachedResponse): FastifyReply {
  reply.headers(head)
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body)
}
