import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { readJson } from '../json-body.ts'
import { PlayerRefusal } from './player-refusal.ts'

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/

/** The token of a session that a request carries, or none. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1]

type Call<A> = { readonly method: 'GET' | 'POST'; readonly path: string; readonly answer: z.ZodMiniType<A> }

/** Mounts a call. What is answered is read by its schema on the way out, so that no more leaves than was agreed on. */
export function serveCall<A>(
  app: FastifyInstance,
  call: Call<A>,
  handler: (request: FastifyRequest) => Promise<A>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => reply.send(call.answer.parse(await handler(request))),
  })
}

/** Reads the body of a call. Refuses with `invalid_request`. */
export function bodyOf<T>(request: FastifyRequest, schema: z.ZodMiniType<T>): T {
  const read = schema.safeParse(readJson(request.body))
  if (!read.success) throw new PlayerRefusal({ fault: 'invalid_request', httpStatus: 400, balance: null })
  return read.data
}
