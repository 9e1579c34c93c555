import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isCall } from './call-paths.ts'
import { type Banner, type Page, readPage, type Sources } from './page.ts'
import type { PageHead } from './page-head.ts'
import { Refusal } from './refusal.ts'

/** A built single-page application. */
export type Pages = {
  /** What it may load from at a host, asked for with every page: vendors come and go. */
  readonly sources: (host: string) => Promise<Sources>
  /**
   * Where the build lies: `assets/` with hashed names, whatever else is public, and pages: `index.html` for `/`,
   * `rng.html` for `/rng`, and for every address without one `inner.html` or else the index.
   */
  readonly directory: string
  /** Where the site's own pictures lie, for an application that shows what the site does without having built them. */
  readonly art?: string
  /** What each page says of itself; an application for those who sign in says nothing. */
  readonly head?: HeadOf
}

export type Asked = { readonly host: string; readonly pathname: string; readonly query: URLSearchParams }

/** Whether there is such a page, and its head and banner where a brand is known. */
export type HeadOf = (
  asked: Asked,
) => Promise<{ readonly found: boolean; readonly head: PageHead | null; readonly banner?: Banner }>

/** Names that carry a hash of their content belong to files that never change. */
const HASHED = /\.[0-9a-f]{10}\./

/** A chunk or picture that is missing is a 404 and not the front page in disguise. */
const FILES = /^\/(assets|art)\//

const FILES_AS_THEY_LIE: Omit<FastifyStaticOptions, 'root'> = {
  index: false,
  wildcard: false,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, path) => {
    const lasting = path.includes('/assets/') || HASHED.test(path)
    reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
  },
}

/** Serves an application beside the calls: its files with long caching, and a page for every address of its own. */
export async function servePages(
  app: FastifyInstance,
  { directory, art, sources, head = async () => ({ found: true, head: null }) }: Pages,
): Promise<void> {
  const pages = readPages(directory)
  // Pages go out with their headers, by the routes below.
  await app.register(fastifyStatic, { ...FILES_AS_THEY_LIE, root: directory, globIgnore: ['*.html*'] })
  if (art) await app.register(fastifyStatic, { ...FILES_AS_THEY_LIE, root: art, prefix: '/art/', decorateReply: false })
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '', search = ''] = request.url.split('?')
    // What is not known among calls and files is answered as such, never with a page.
    if (isCall(pathname) || FILES.test(pathname)) throw new Refusal('not_found')
    const page = pages(pathname)
    const told = await head({ host: request.hostname, pathname, query: new URLSearchParams(search) })
    const { body, encoding } = await page.body(String(request.headers['accept-encoding'] ?? ''), told.head, told.banner)
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .code(told.found ? 200 : 404)
      .headers(page.headers(await sources(request.hostname)))
      .send(body)
  }
  app.get('/', sendPage)
  app.get('/*', sendPage)
}

/** Finds the page of an address among those the build left. */
function readPages(directory: string): (path: string) => Page {
  const names = readdirSync(directory).filter((name) => name.endsWith('.html'))
  const pages = new Map(names.map((name) => [name, readPage(join(directory, name))]))
  const rest = pages.get('inner.html') ?? pages.get('index.html')
  if (!rest) throw new Error(`${directory} holds no built pages`)
  return (path) => pages.get(`${path === '/' ? 'index' : path.slice(1)}.html`) ?? rest
}
