import type { IncomingMessage } from 'node:http'

/**
 * The address of a request as a router can read it, for Fastify's `rewriteUrl`. Where the path is no valid percent-encoding
 * (`/%`, `/%ff`), each `%` stands for itself, as the URL Standard has it: the address then is one of those that nobody
 * knows and is answered like them, and not by the router's own fault.
 */
export function routableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
