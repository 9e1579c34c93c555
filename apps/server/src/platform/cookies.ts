import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Small secrets that a browser keeps for us and its pages never see. They say which browser this is and let it sign in
 * again; who may do what is only ever said by the bearer token, so that another site's page gains nothing by them.
 */
export type Cookies = {
  read(name: string): string | null
  /** Kept for so many seconds; with the answer, even where that is a refusal. */
  keep(name: string, value: string, seconds: number): void
  drop(name: string): void
}

/** The cookies of one call. They travel by TLS alone wherever the site does. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  const scope = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
  return {
    read: (name) => request.cookies[name] ?? null,
    keep: (name, value, maxAge) => void reply.setCookie(name, value, { ...scope, maxAge }),
    drop: (name) => void reply.clearCookie(name, scope),
  }
}
