import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** A built single-page application and what its pages may load. */
export type Pages = {
  /** Where the build lies: `index.html`, `assets/` with hashed names, and whatever else is public. */
  readonly directory: string
  readonly policy: string
}

/** Paths of calls: what is not known there is answered as a call, never with a page. */
const CALLS = /^\/(wps|lgw|lotto|ops|seamless)\//

/** Names that carry a hash of their content belong to files that never change. */
const HASHED = /\.[0-9a-f]{10}\./

/** A chunk or picture that is missing is a 404 and not the front page in disguise. */
const FILES = /^\/(assets|art)\//

/**
 * The content security policy of our pages: scripts from here only, pictures and frames from the given origins as well.
 * Styles may stand in elements, since components that float are placed that way.
 */
export function pagePolicy(may: { readonly frames: readonly string[]; readonly pictures: readonly string[] }): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${may.pictures.join(' ')}`.trim(),
    "connect-src 'self'",
    `frame-src ${may.frames.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** Serves an application beside the calls: its files with long caching, and its page for every address of its own. */
export async function servePages(app: FastifyInstance, { directory, policy }: Pages): Promise<void> {
  const index = join(directory, 'index.html')
  if (!existsSync(index)) throw new Error(`${directory} holds no built pages`)
  const page = readPage(index)
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/') || HASHED.test(path)
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    },
  })
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const { body, encoding } = page(String(request.headers['accept-encoding'] ?? ''))
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .code(200)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      })
      .header('vary', 'accept-encoding')
      .send(body)
  }
  app.get('/', { config: { rateLimit: false } }, sendPage)
  app.get('/*', { config: { rateLimit: false } }, (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    if (CALLS.test(path) || FILES.test(path)) throw new Refusal('not_found')
    return sendPage(request, reply)
  })
}

/** The page as it lies there, and as the build compressed it where it did, for those who accept that. */
function readPage(index: string): (accepted: string) => { body: Buffer; encoding?: 'br' | 'gzip' } {
  const plain = { body: readFileSync(index) }
  const compressed = (['br', 'gzip'] as const).flatMap((encoding) => {
    const path = `${index}.${encoding === 'br' ? 'br' : 'gz'}`
    return existsSync(path) ? [{ body: readFileSync(path), encoding }] : []
  })
  return (accepted) => compressed.find(({ encoding }) => new RegExp(`\\b${encoding}\\b`).test(accepted)) ?? plain
}
