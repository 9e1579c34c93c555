import { HUMAN_CHECK_HEADER } from '@sanuk/contracts/guard'
import type { InputOf, Route } from '@sanuk/contracts/route'
import { type Language, redirection } from '@sanuk/contracts/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { type AnyCaller, admit, admitVendor, demandSignedIn } from './admission.ts'
import { acrossBrands, onBehalfOf, withinBrand } from './brand-scope.ts'
import type { Brand, CallerOf } from './caller.ts'
import { type Cookies, cookiesOf } from './cookies.ts'
import { fieldFaults } from './field-faults.ts'
import type { Gate } from './gate.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'
import { preferredLanguage } from './preferred-language.ts'
import { keptName, type ReadyLane } from './ready-lane.ts'
import { Refusal } from './refusal.ts'
import { readBody } from './request-body.ts'

/** What a handler is given: who calls, on which brand, and the parts its contract declares, parsed. */
export type Call<R extends Route> = InputOf<R> & {
  readonly caller: CallerOf<R['access']>
  /** Whose address was called. A vendor calls the platform, not one of its brands. */
  readonly brand: R['access'] extends 'vendor' ? null : Brand
  readonly language: R['access'] extends 'vendor' ? null : Language
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

/** Makes `serve` for one Fastify instance. Routes exist only by being served from a contract. */
export function createServe(
  app: FastifyInstance,
  gate: Gate,
  { door, kept, lane }: { readonly door: Door; readonly kept: KeptAnswers; readonly lane?: ReadyLane },
): Serve {
  const letIn = async (route: Route, on: { request: FastifyRequest; brand: Brand }): Promise<AnyCaller> => {
    if (route.human) await gate.demandHuman(on.brand, proofIn(on.request))
    if (door === 'site' && isBehindDoor(route, on.brand)) await demandSignedIn(gate, on)
    return admit(gate, route, on)
  }
  return (route, handler) => {
    const respond = async (request: FastifyRequest, reply: FastifyReply, brand: Brand | null) => {
      const caller = brand ? await letIn(route, { request, brand }) : await admitVendor(gate, request)
      const input = await readInput(gate, route, request)
      const language = brand && preferredLanguage(request.headers['accept-language'], brand.languages)
      // The pieces were parsed by the contract's own schemas just above; their joint type is what `Call` says.
      const call = { ...input, caller, brand, language, ...tracesOf(request, reply) } as unknown as Parameters<
        typeof handler
      >[0]
      const answer = route.answer.parse(await actingFor(caller, { route, brand }, () => handler(call)))
      // The news of a change take a moment; whoever made it sees it at once.
      if (brand && caller.kind === 'operator' && route.method !== 'GET') kept.forgetAll(brand.id)
      return answer
    }
    if (route.kept && route.method === 'GET' && route.access === 'visitor') lane?.open(route)
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // Vendors sign, and all players stand behind a few addresses of theirs: their queue is bounded instead.
      config: { contract: route, ...(route.access === 'vendor' && { rateLimit: false }) },
      ...(route.bodyMax && { bodyLimit: route.bodyMax }),
      handler: async (request, reply) => {
        const brand = route.access === 'vendor' ? null : await brandOf(gate, request)
        if (brand && door === 'site' && !route.answeredWhenClosed) await demandOpen(gate, request)
        const answer = () => {
          const work = () => respond(request, reply, brand)
          return brand ? withinBrand(brand.id, work) : acrossBrands(work)
        }
        if (!brand || !route.kept || (door === 'site' && isBehindDoor(route, brand))) {
          return send(reply, route, await answer())
        }
        const language = preferredLanguage(request.headers['accept-language'], brand.languages)
        const on = { brand: brand.id, topic: route.kept, url: keptName(language, request.url) }
        const ready = await kept.answer(on, async () => ({ success: true, value: await answer() }))
        return sendKept(request, reply, ready)
      },
    })
  }
}

/** What an operator does is written down under their name; what others do is their own affair. */
function actingFor<T>(
  caller: AnyCaller,
  { route, brand }: { route: Route; brand: Brand | null },
  work: () => Promise<T>,
): Promise<T> {
  if (caller.kind !== 'operator' || !brand) return work()
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

/** Whether a call that anybody may make elsewhere is one that this brand keeps for whoever has signed in. */
function isBehindDoor(route: Route, brand: Brand): boolean {
  return brand.loginedToHomePage && route.access === 'visitor' && !route.atTheDoor
}

/** Refuses with `maintenance` or `region_blocked`. Vendors are answered at any time: rounds come to their end. */
async function demandOpen(gate: Gate, request: FastifyRequest): Promise<void> {
  const closed = await gate.closedTo(request.hostname, request.ip)
  if (closed) throw new Refusal(closed)
}

async function readInput(gate: Gate, route: Route, request: FastifyRequest): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {}
  input.params = parsePart(route.params, request.params)
  input.query = parsePart(route.query, request.query)
  if (route.body) input.body = parsePart(route.body, await readBody(gate, route, request))
  else if (Buffer.isBuffer(request.body) && request.body.length > 0) throw new Refusal('invalid_request')
  return input
}

function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) {
    const unknownFields = Object.keys(Object(value))
    if (unknownFields.length === 0) return undefined
    throw new Refusal('invalid_request', {
      fields: unknownFields.slice(0, 20).map((field) => ({ field: field.slice(0, 100), word: 'field.unknown' })),
    })
  }
  const result = schema.safeParse(value)
  if (!result.success) throw new Refusal('invalid_request', { fields: fieldFaults(result.error) })
  return result.data
}

function send(reply: FastifyReply, route: Route, value: unknown): FastifyReply {
  if (route.envelope === 'redirect') return reply.redirect(redirection.parse(value).location, 303)
  return reply.send(route.envelope === 'seamless' ? value : { success: true, value })
}

/** Sends an answer that stood ready; whoever has it already is told so. */
function sendKept(request: FastifyRequest, reply: FastifyReply, { body, etag, head }: KeptAnswer): FastifyReply {
  reply.headers(head)
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body)
}
