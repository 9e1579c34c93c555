import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** The origins, besides their own, that pages may load from. */
export type Sources = {
  readonly frames: readonly string[]
  readonly pictures: readonly string[]
  readonly scripts: readonly string[]
  /** Where pages may send calls. */
  readonly calls: readonly string[]
}

/** A built page as it goes out. */
export type Page = {
  /** Its headers, by the origins it may load from at this moment. */
  readonly headers: (sources: Sources) => Readonly<Record<string, string>>
  /** The page as the build compressed it, where it did and for those who accept that; else as it lies there. */
  readonly body: (accepted: string) => { body: Buffer; encoding?: 'br' | 'gzip' }
}

/** Reads a page with its compressed twins and works out what it may do. */
export function readPage(path: string): Page {
  const plain = { body: readFileSync(path) }
  const compressed = (['br', 'gzip'] as const).flatMap((encoding) => {
    const twin = `${path}.${encoding === 'br' ? 'br' : 'gz'}`
    return existsSync(twin) ? [{ body: readFileSync(twin), encoding }] : []
  })
  const scripts = scriptsIn(plain.body.toString()).map(hashOf)
  return {
    headers: (sources) => ({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      // The way to the pictures is open before the first of them is known.
      link: sources.pictures.map((origin) => `<${origin}>; rel=preconnect`).join(', '),
      'content-security-policy': policyOf(scripts, sources),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    }),
    body: (accepted) => compressed.find(({ encoding }) => new RegExp(`\\b${encoding}\\b`).test(accepted)) ?? plain,
  }
}

/**
 * The content security policy of a page: what it loads and calls is here, has one of these hashes or is one of the given
 * sources. Styles may stand in elements, since components that float are placed that way.
 */
function policyOf(hashes: readonly string[], { frames, pictures, scripts, calls }: Sources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    ["connect-src 'self'", ...calls].join(' '),
    `frame-src ${frames.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** The scripts that stand in the page itself. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
}

/** A script's name in a policy. */
function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
