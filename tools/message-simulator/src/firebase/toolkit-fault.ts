import type { FastifyInstance } from 'fastify'

/** A refusal as Google words it: a code, and after ` : ` more for whoever develops. */
export class ToolkitFault extends Error {
  override readonly name = 'ToolkitFault'
}

/** The value, where there is one. Throws the fault where there is none. */
export function demand<T>(value: T | null | undefined | '', fault: string): T {
  if (value === null || value === undefined || value === '') throw new ToolkitFault(fault)
  return value
}

/** Lets pages of other origins call, as Google does, and answers faults in Google's form. */
export function answerPages(services: FastifyInstance): void {
  services.addHook('onRequest', async (_, reply) => {
    reply.header('access-control-allow-origin', '*')
  })
  services.options('/*', (request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  )
  services.setErrorHandler((error, _, reply) => {
    const message = error instanceof ToolkitFault ? error.message : 'INVALID_REQ_TYPE'
    const errors = [{ message, domain: 'global', reason: 'invalid' }]
    return reply.code(400).send({ error: { code: 400, message, errors } })
  })
}
