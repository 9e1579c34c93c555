import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Language } from '@sanuk/contracts/wire'
import { headTags, type PageHead } from './page-head.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const ENCODINGS = ['br', 'gzip'] as const

const TITLE = /<title>[^<]*<\/title>/

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
  /** The page with its head and its banner in it, compressed for those who accept that. */
  readonly body: (accepted: string, head: PageHead | null, banner?: Banner) => Promise<Body>
}

/** What a page begins with, as HTML in each language. */
export type Banner = ReadonlyMap<Language, string>

type Encoding = 'br' | 'gzip'
type Body = { readonly body: Buffer; readonly encoding?: Encoding }

/** Heads differ by brand, language, address and promotion; so many pages stand ready with theirs. */
const READY_MAX = 500

/** Nearly as small as the build's own, in a twentieth of its time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }

/** Reads a page with its compressed twins and works out what it may do. */
export function readPage(path: string): Page {
  const plain = { body: readFileSync(path) }
  const compressed = ENCODINGS.flatMap((encoding) => {
    const twin = `${path}.${encoding === 'br' ? 'br' : 'gz'}`
    return existsSync(twin) ? [{ body: readFileSync(twin), encoding }] : []
  })
  const filled = filler(plain.body.toString())
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
    body: async (accepted, head, banner = new Map()) => {
      const takes = (encoding: Encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted)
      if (!head) return compressed.find(({ encoding }) => takes(encoding)) ?? plain
      return filled({ head, banner }, ENCODINGS.find(takes))
    },
  }
}

/** The place that a drawing in a language keeps for its banner, up to where this goes. */
const bannerPlace = (language: Language): RegExp =>
  new RegExp(`<div lang="${language}" data-first-paint>(?:(?!data-first-paint).)*?data-banner="">`, 's')

type Filling = { readonly head: PageHead; readonly banner: Banner }

/** What the element around the page says of it. */
const markOf = ({ language, demo, membersOnly }: PageHead): string =>
  `lang="${language}"${demo ? ' data-demo' : ''}${membersOnly ? ' data-members-only' : ''}`

/** Puts heads and banners into a built page, in the places of its bare title and of its banner. What was made is kept. */
function filler(built: string) {
  const ready = new Map<string, Promise<Body>>()
  const make = async ({ head, banner }: Filling, tags: string, encoding: Encoding | undefined): Promise<Body> => {
    const headed = built.replace('<html lang="th"', `<html ${markOf(head)}`).replace(TITLE, () => tags)
    const text = [...banner].reduce(
      (page, [language, html]) => page.replace(bannerPlace(language), (before) => before + html),
      headed,
    )
    if (!encoding) return { body: Buffer.from(text) }
    return { body: encoding === 'br' ? await brotli(text, QUALITY) : await zip(text), encoding }
  }
  return (filling: Filling, encoding: Encoding | undefined): Promise<Body> => {
    const tags = headTags(filling.head)
    const key = [encoding, markOf(filling.head), tags, ...filling.banner.values()].join(' ')
    const kept = ready.get(key) ?? make(filling, tags, encoding)
    if (ready.size >= READY_MAX) ready.clear()
    ready.set(key, kept)
    return kept
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
